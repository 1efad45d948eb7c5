import { defineRule } from '../../../framework/define-rule.ts';
import { STANDARD_ALLOWANCE } from '../../../model/query/misplaced-parameters.ts';
import queryUse from './check.ts';

export default defineRule({
  id: 'query-use',
  statements: ['4.1/query-use'],
  severity: 'error',
  summary: 'Query parameters restrict, filter, sort or page a collection, or serve a read that can be cached.',
  why: 'A query that changes what a resource is, or carries what belongs into the body, is lost in caches and written into every log on the way.',
  then: {
    function: queryUse,
    functionOptions: { ...STANDARD_ALLOWANCE },
  },
});
