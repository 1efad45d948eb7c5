import { defineRule } from '../../../framework/define-rule.ts';
import queryText from '../../../functions/query-text.ts';

export default defineRule({
  id: 'fields',
  statements: ['4.3/fields'],
  severity: 'error',
  summary: 'fields is one string of comma-separated names.',
  why: 'A selection in another form is taken for one long name, and nothing comes back but the mandatory fields.',
  group: 'wantsNoNumber',
  then: {
    function: queryText,
    functionOptions: { parameter: 'fields', grammar: 'fields', form: 'id,status,customer.name' },
  },
});
