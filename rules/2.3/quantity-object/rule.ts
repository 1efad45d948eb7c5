import { defineRule } from '../../../framework/define-rule.ts';
import commonObject from '../../../functions/common-object.ts';

export default defineRule({
  id: 'quantity-object',
  statements: ['2.3/quantity'],
  severity: 'error',
  summary: 'A Quantity has amount, a string, and uom.',
  why: 'One shape for all measures lets one component render, convert and validate them; a float loses what was entered.',
  answeredBy: ['role'],
  yieldsTo: ['no-number'],
  then: { function: commonObject, functionOptions: { type: 'quantity' } },
});
