import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'sub-resources-scoped',
  statements: ['2.8/id-scoped'],
  severity: 'error',
  summary: 'A sub-resource that is not linked to the addressed parent is not returned.',
  why: 'Who may see one parent would otherwise see what belongs to all of them, by trying identifiers.',
});
