import { defineRule } from '../../../framework/define-rule.ts';
import bounds from '../../../functions/bounds.ts';

export default defineRule({
  id: 'string-length',
  statements: ['2.2/string-length'],
  severity: 'error',
  summary: 'A string defines minLength and maxLength.',
  why: 'A receiver has to size columns, buffers and form fields; without bounds each guesses, and the first long value breaks one of them.',
  yieldsTo: ['numeric-string'],
  then: {
    function: bounds,
    functionOptions: {
      type: 'string',
      lower: 'minLength',
      upper: 'maxLength',
      counts: true,
      exemptFiles: true,
      exemptListed: true,
    },
  },
});
