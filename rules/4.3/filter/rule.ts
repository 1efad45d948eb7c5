import { defineRule } from '../../../framework/define-rule.ts';
import queryText from '../../../functions/query-text.ts';

export default defineRule({
  id: 'filter',
  statements: ['4.3/filter'],
  severity: 'error',
  summary: 'filter is one string of comma-separated terms of property, operator and value, and its examples are such.',
  why: 'Clients build filters from the examples; one that does not follow the operators is refused, or understood in another way.',
  group: 'wantsNoNumber',
  then: {
    function: queryText,
    functionOptions: { parameter: 'filter', grammar: 'filter', form: 'status:OPEN,total>:100' },
  },
});
