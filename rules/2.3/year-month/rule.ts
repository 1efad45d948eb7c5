import { defineRule } from '../../../framework/define-rule.ts';
import temporalForm from '../../../functions/temporal-form.ts';

export default defineRule({
  id: 'year-month',
  statements: ['2.3/year-month'],
  severity: 'warn',
  summary: 'A year-month is written YYYY-MM, without timezone.',
  why: 'A month is the same month everywhere; with a day or a timezone it shifts to its neighbour for half of the readers.',
  yieldsTo: ['pattern-valid'],
  yieldsToGroups: ['numbers'],
  then: { function: temporalForm, functionOptions: { form: 'year-month' } },
});
