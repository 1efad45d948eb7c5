import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedValues from '../../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-error-name',
  statements: ['2.1/enum-values', '2.6/error-name'],
  severity: 'error',
  summary: 'The listed names of errors are UPPER_CASE.',
  why: 'Clients compare the name with constants; a name in another spelling is a different error to them.',
  then: { function: enumeratedValues, functionOptions: { of: 'errorNames' } },
});
