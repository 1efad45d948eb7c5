import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'get-safe',
  statements: ['4.2/get-safe'],
  severity: 'error',
  summary: 'GET has no side effects.',
  why: 'Caches, crawlers and retries repeat a GET as they like; a change that it makes happens any number of times.',
});
