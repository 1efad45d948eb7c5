import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';

export default defineRule({
  id: 'total-required-optional',
  statements: ['4.4/total-required', '4.1/query-optional'],
  severity: 'error',
  summary: 'totalRequired is optional.',
  why: 'Counting costs the service time, and is done only for those who ask for it.',
  yieldsTo: ['path-parameters'],
  then: { function: queryOptional, functionOptions: { only: ['totalRequired'] } },
});
