import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'delete-not-found',
  statements: ['4.2/delete-no-content'],
  severity: 'warn',
  summary: 'DELETE does not answer 404: what is deleted already answers 204 as well.',
  why: 'A client that repeats a DELETE after a broken connection must not take its success for a failure.',
  fix: { changes: 'clients no longer get 404' },
  yieldsTo: ['singleton-methods', 'action-method'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['delete'],
      takenOut: ['404'],
      unwanted: { '404': 'answer 204 also when it is deleted already, or 410 for what no longer exists' },
    },
  },
});
