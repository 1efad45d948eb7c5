import { defineRule } from '../../../framework/define-rule.ts';
import foreignQueryNames from '../../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'sort-names',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'The parameters for sorting are sortBy and sortOrder, or sort.',
  why: 'A name that differs from list to list cannot be built into a client once.',
  judgesAbsence: true,
  then: { function: foreignQueryNames, functionOptions: { topic: 'sorting' } },
});
