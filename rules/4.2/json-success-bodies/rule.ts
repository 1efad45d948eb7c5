import { defineRule } from '../../../framework/define-rule.ts';
import bodyMediaTypes from '../../../functions/body-media-types.ts';

export default defineRule({
  id: 'json-success-bodies',
  statements: ['4.2/media-types', '1/json-bodies'],
  severity: 'error',
  summary: 'What an operation answers with when all is well is application/json.',
  why: 'A client that has to ask for one of several formats has to be tested with each, and so has the service.',
  // A 204 has no body, of whatever type.
  yieldsTo: ['no-content-empty'],
  then: { function: bodyMediaTypes, functionOptions: { bodies: 'successes', mediaType: 'application/json' } },
});
