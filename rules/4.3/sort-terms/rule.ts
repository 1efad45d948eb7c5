import { defineRule } from '../../../framework/define-rule.ts';
import queryText from '../../../functions/query-text.ts';

export default defineRule({
  id: 'sort-terms',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sort is one string of comma-separated fields with their directions, and its examples are such.',
  why: 'Clients copy the examples; a minus sign or a bare name is refused where field and direction are asked for.',
  group: 'wantsNoNumber',
  yieldsTo: ['sort-names'],
  then: {
    function: queryText,
    functionOptions: {
      parameter: 'sort',
      grammar: 'sort',
      form: 'createdTime|desc,name|asc',
      insteadBeside: { sortOrder: 'name it sortBy, and the parameter for the direction beside it sortOrder' },
    },
  },
});
