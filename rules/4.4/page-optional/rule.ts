import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';

export default defineRule({
  id: 'page-optional',
  statements: ['4.4/page', '4.1/query-optional'],
  severity: 'error',
  summary: 'page is optional.',
  why: 'Who asks for a list wants its first page; a client that has to say so has one more thing to get wrong.',
  yieldsTo: ['path-parameters'],
  then: { function: queryOptional, functionOptions: { only: ['page'] } },
});
