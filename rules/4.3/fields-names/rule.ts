import { defineRule } from '../../../framework/define-rule.ts';
import foreignQueryNames from '../../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'fields-names',
  statements: ['4.3/fields'],
  severity: 'error',
  summary: 'The parameter that chooses the fields of an answer is fields.',
  why: 'A client that asks every resource for few fields in one way cannot, where each list calls the parameter otherwise.',
  judgesAbsence: true,
  then: { function: foreignQueryNames, functionOptions: { topic: 'selection' } },
});
