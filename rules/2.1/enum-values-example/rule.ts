import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedValues from '../../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-example',
  statements: ['2.1/enum-values', '2.2/pattern-valid'],
  severity: 'error',
  summary: 'An example or default of an enumerated value is UPPER_CASE, as its pattern asks.',
  why: 'What an example shows is copied into requests, which the pattern then rejects.',
  yieldsTo: ['link-methods'],
  then: { function: enumeratedValues, functionOptions: { of: 'ownExamples' } },
});
