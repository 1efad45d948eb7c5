import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedValues from '../../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-pattern',
  statements: ['2.1/enum-values', '2.2/enumerated-string'],
  severity: 'error',
  summary: 'A listed value is UPPER_CASE, as the pattern beside it asks.',
  why: 'A value that the pattern of its own schema rejects can be sent by nobody, and its spelling is why.',
  yieldsTo: ['link-methods', 'country-code', 'money-values'],
  then: { function: enumeratedValues, functionOptions: { of: 'patterned' } },
});
