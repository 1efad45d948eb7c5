import { defineRule } from '../../../framework/define-rule.ts';
import { OTHER_RATES } from '../../../model/types/percentages.ts';
import percentage from './check.ts';

export default defineRule({
  id: 'percentage-decimal',
  statements: ['2.3/percentage'],
  severity: 'warn',
  summary: 'A percentage, rate or APR is a decimal string, expressed as a percentage, and its description says so.',
  why: 'Whether 0.2 means 20 percent or a fifth of one cannot be seen in a payload; a wrong guess is off by a factor of a hundred.',
  then: { function: percentage, functionOptions: { otherRates: [...OTHER_RATES] } },
});
