import { defineRule } from '../../../framework/define-rule.ts';
import keyedResponses from '../../../functions/keyed-responses.ts';

export default defineRule({
  id: 'idempotency-errors',
  statements: ['4.5/responses', '7.1/errors-documented'],
  severity: 'error',
  summary: 'A POST with Idempotency-Key documents 422 for another payload, and 400 where the key is required.',
  why: 'A client that uses a key wrongly has to know by which answer it learns that nothing was done.',
  fix: { isSafe: true },
  then: { function: keyedResponses, functionOptions: { statuses: ['422', '400'] } },
});
