import { defineRule } from '../../../framework/define-rule.ts';
import bodyMediaTypes from '../../../functions/body-media-types.ts';

export default defineRule({
  id: 'patch-media-type',
  statements: ['4.2/patch-json-patch', '1/json-bodies'],
  severity: 'error',
  summary: 'PATCH takes no media type that stands for another kind of patch or is no JSON.',
  why: 'Each kind of patch changes arrays, nulls and missing fields by rules of its own; with one kind, clients need one library.',
  then: {
    function: bodyMediaTypes,
    functionOptions: {
      bodies: 'patches',
      mediaType: 'application/json-patch+json',
      // Plain JSON is JSON (1/json-bodies), though no patch: `patch-json-patch` reports it.
      except: ['application/json'],
    },
  },
});
