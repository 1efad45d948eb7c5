import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';

export default defineRule({
  id: 'page-token-optional',
  statements: ['4.4/page-token', '4.1/query-optional'],
  severity: 'error',
  summary: 'pageToken is optional.',
  why: 'The first page is read without a token, which only the page before can give.',
  yieldsTo: ['path-parameters'],
  then: { function: queryOptional, functionOptions: { only: ['pageToken'] } },
});
