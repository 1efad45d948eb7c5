import { defineRule } from '../../../framework/define-rule.ts';
import { FLOATING_POINT } from '../../../model/schemas/type-keyword.ts';
import fractionalExamples from './check.ts';

export default defineRule({
  id: 'no-fraction-in-examples',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'No example, default or listed value is a number with a fraction; decimals are strings.',
  why: 'Whoever copies the example sends a binary floating-point number where the service takes a string of digits.',
  then: { function: fractionalExamples, functionOptions: { unless: FLOATING_POINT } },
});
