import { defineRule } from '../../../framework/define-rule.ts';
import temporalForm from '../../../functions/temporal-form.ts';

export default defineRule({
  id: 'full-date',
  statements: ['2.3/full-date'],
  severity: 'error',
  summary: 'A full-date is written YYYY-MM-DD.',
  why: 'Read as 03/04/2024, a day is in March for some and in April for others; year, month, day is read in one way only, and sorts.',
  // Their findings on a number ask for a string, too.
  yieldsTo: ['pattern-valid'],
  yieldsToGroups: ['numbers'],
  then: { function: temporalForm, functionOptions: { form: 'full-date' } },
});
