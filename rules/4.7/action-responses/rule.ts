import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

/** 201 is right for a composite action, 202 for an asynchronous one (section 4.9 of the conventions). */
export default defineRule({
  id: 'action-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'An action upon a resource answers 200 or 204; 201 where it creates something, 202 where it works on.',
  why: 'A client that triggers an action has to know whether the resource comes back or has to be read again.',
  answeredBy: ['resource'],
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      level: 'sub',
      wanted: [['200', '204', '201', '202']],
      remedy: 'answer 200 with the resource, or 204 without a body',
    },
  },
});
