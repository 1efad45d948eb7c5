import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'invalid-operation',
  statements: ['3/invalid-operation', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'Actions upon a resource with a state, and PATCH of it, document 422.',
  why: 'The state forbids the operation sooner or later; a client that did not know of 422 cannot offer what would help.',
  fix: { isSafe: true },
  yieldsTo: ['idempotency-errors'],
  then: {
    function: responseCodes,
    functionOptions: {
      onState: true,
      wanted: [['422']],
      remedy: 'the state of the resource can forbid this, so answer 422 INVALID_OPERATION with a link to what helps',
    },
  },
});
