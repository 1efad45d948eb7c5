import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'compatible',
  statements: ['9/compatible'],
  severity: 'error',
  summary: 'Inside one major version nothing that a client relies on goes or tightens.',
  why: 'A client that was written against the older version fails without having been changed.',
});
