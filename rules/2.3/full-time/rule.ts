import { defineRule } from '../../../framework/define-rule.ts';
import temporalForm from '../../../functions/temporal-form.ts';

export default defineRule({
  id: 'full-time',
  statements: ['2.3/full-time'],
  severity: 'warn',
  summary: 'A full-time is written hh:mm:ss.nnnZ.',
  why: 'Times of one precision and in UTC compare as texts; an example with another form is what clients will send.',
  yieldsTo: ['pattern-valid'],
  then: { function: temporalForm, functionOptions: { form: 'full-time' } },
});
