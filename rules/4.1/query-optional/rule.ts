import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';

export default defineRule({
  id: 'query-optional',
  statements: ['4.1/query-optional'],
  severity: 'error',
  summary: 'Query parameters are optional.',
  why: 'A query restricts what a path already names. A parameter without which nothing works belongs into the path or the body.',
  yieldsTo: [
    'page-optional',
    'page-size-optional',
    'page-token-optional',
    'total-required-optional',
    'path-parameters',
    'query-use',
  ],
  then: { function: queryOptional, functionOptions: {} },
});
