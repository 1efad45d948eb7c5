import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'idempotency-echo',
  statements: ['4.5/echo'],
  severity: 'hint',
  summary: 'An answer that has Idempotency-Key repeats the key of the request.',
  why: 'A client that finds another key in the answer cannot tell to which of its requests the answer belongs.',
});
