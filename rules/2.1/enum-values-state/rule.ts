import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedValues from '../../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-state',
  statements: ['2.1/enum-values', '3/state-values'],
  severity: 'error',
  summary: 'The listed values of a status or state are UPPER_CASE.',
  why: 'Clients branch on the state of a resource; its values become constants of every language as they are.',
  then: { function: enumeratedValues, functionOptions: { of: 'states' } },
});
