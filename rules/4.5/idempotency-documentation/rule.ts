import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'idempotency-documentation',
  statements: ['4.5/documentation-link'],
  severity: 'warn',
  summary: 'The 400 of a missing idempotency key and the 422 of a reused one link to the documentation of the pattern.',
  why: 'Whoever meets these errors mostly has not heard of the pattern, and repeats the request without a key that would help.',
});
