import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'batch-correlation',
  statements: ['4.10/correlation'],
  severity: 'warn',
  summary:
    'Errors in batch_result point to the items of the request, or there is a result for each item in their order.',
  why: 'A client that cannot tell which of its hundred items failed has to send all of them again.',
});
