import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedValues from '../../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values',
  statements: ['2.1/enum-values'],
  severity: 'error',
  summary:
    'Enumerated values are UPPER_CASE letters, digits and underscore, but where an industry standard spells them.',
  why: 'Values in one spelling become constants of every language as they are, and are never compared with the wrong case.',
  yieldsTo: ['link-methods', 'country-code', 'money-values'],
  then: { function: enumeratedValues, functionOptions: { of: 'others' } },
});
