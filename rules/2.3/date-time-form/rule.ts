import { defineRule } from '../../../framework/define-rule.ts';
import temporalForm from '../../../functions/temporal-form.ts';

export default defineRule({
  id: 'date-time-form',
  statements: ['2.3/date-time'],
  severity: 'error',
  summary: 'A date-time is written YYYY-MM-DDThh:mm:ss.nnnZ; only what requests alone carry may have an offset.',
  why: 'Texts of one form sort and compare as they are; mixed precisions and offsets do not, and clients copy what examples show.',
  yieldsTo: ['pattern-valid'],
  then: { function: temporalForm, functionOptions: { form: 'date-time', offsetInRequests: true } },
});
