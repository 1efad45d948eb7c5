import { defineRule } from '../../../framework/define-rule.ts';
import pageSizeBound from '../../../functions/page-size-bound.ts';

export default defineRule({
  id: 'max-items-not-page-size',
  statements: ['2.2/max-items-not-page-size'],
  severity: 'warn',
  summary: 'The maxItems of a page is not its page size.',
  why: 'The page size changes with every tuning of the service; a schema that repeats it rejects the pages of the next release.',
  judgesAbsence: true,
  then: { function: pageSizeBound, functionOptions: { parameter: 'pageSize', property: 'items' } },
});
