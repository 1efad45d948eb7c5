import { defineRule } from '../../../framework/define-rule.ts';
import bounds from '../../../functions/bounds.ts';

export default defineRule({
  id: 'array-max-items',
  statements: ['2.2/array-max-items'],
  severity: 'error',
  summary: 'An array defines maxItems, at most 32767.',
  why: 'Without a bound, one message can exhaust whoever has to hold it; above 32767 the count no longer fits the collections of common languages.',
  then: {
    function: bounds,
    functionOptions: {
      type: 'array',
      upper: 'maxItems',
      together: 'minItems',
      atMost: 32767,
      counts: true,
      limit: 'write 32767 or less, as no array holds more items',
    },
  },
});
