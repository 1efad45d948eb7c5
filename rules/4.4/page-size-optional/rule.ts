import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';

export default defineRule({
  id: 'page-size-optional',
  statements: ['4.4/page-size', '4.1/query-optional'],
  severity: 'error',
  summary: 'pageSize is optional.',
  why: 'A size has a default that suits most; a client that has to choose one chooses too much or too little.',
  yieldsTo: ['path-parameters'],
  then: { function: queryOptional, functionOptions: { only: ['pageSize'] } },
});
