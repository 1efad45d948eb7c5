import { defineRule } from '../../../framework/define-rule.ts';
import bounds from '../../../functions/bounds.ts';

export default defineRule({
  id: 'integer-bounds',
  statements: ['2.2/integer-bounds'],
  severity: 'error',
  summary: 'An integer gives explicit minimum and maximum.',
  why: 'An integer without bounds is read into whatever width the language takes by default, and overflows where that is smaller.',
  group: 'numbers',
  yieldsToGroups: ['wantsNoNumber'],
  then: { function: bounds, functionOptions: { type: 'integer', lower: 'minimum', upper: 'maximum' } },
});
