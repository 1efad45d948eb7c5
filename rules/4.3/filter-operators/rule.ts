import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'filter-operators',
  statements: ['4.3/operator-semantics'],
  severity: 'error',
  summary: 'Filter operators keep their meaning.',
  why: 'A filter that gives one item too many or too few is noticed by nobody who reads the answer.',
});
