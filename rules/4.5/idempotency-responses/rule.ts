import { defineRule } from '../../../framework/define-rule.ts';
import keyedResponses from '../../../functions/keyed-responses.ts';

export default defineRule({
  id: 'idempotency-responses',
  statements: ['4.5/responses'],
  severity: 'error',
  summary: 'A POST with Idempotency-Key documents 201, and 200 for a repetition.',
  why: 'A client that repeats a request has to know by which answer it learns that the first one had arrived.',
  // A 201 with `batch_result` is to be the 200.
  yieldsTo: ['post-created', 'batch-results'],
  then: { function: keyedResponses, functionOptions: { statuses: ['201', '200'] } },
});
