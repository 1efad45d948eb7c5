import { defineRule } from '../../../framework/define-rule.ts';
import queryParameter from '../../../functions/query-parameter.ts';

export default defineRule({
  id: 'total-required',
  statements: ['4.4/total-required'],
  severity: 'error',
  summary: 'totalRequired is a boolean that is false by default.',
  why: 'Counting a large collection is dear; it is done for those who ask, and clients have to know that they must.',
  group: 'wantsNoNumber',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'totalRequired', type: 'boolean', called: 'a boolean', default: false },
  },
});
