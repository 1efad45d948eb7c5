import { defineRule } from '../../../framework/define-rule.ts';
import bodyMediaTypes from '../../../functions/body-media-types.ts';

export default defineRule({
  id: 'json-bodies',
  statements: ['1/json-bodies'],
  severity: 'error',
  summary: 'Bodies are application/json; a JSON Patch and the parts of an upload are the only exceptions.',
  why: 'Every further media type needs a reader, a writer, tests and documentation of its own on both sides.',
  fix: { changes: 'clients can no longer choose this media type' },
  yieldsTo: ['form-data', 'json-success-bodies', 'no-body', 'no-content-empty', 'patch-media-type'],
  then: {
    function: bodyMediaTypes,
    functionOptions: {
      mediaType: 'application/json',
      requestTypes: { 'application/json-patch+json': ['patch'] },
      uploadMethods: ['post', 'put'],
    },
  },
});
