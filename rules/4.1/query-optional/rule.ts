import { defineRule } from '../../../framework/define-rule.ts';
import queryOptional from '../../../functions/query-optional.ts';
import { PAGING_NAMES } from '../../../model/query/standard-names.ts';

export default defineRule({
  id: 'query-optional',
  statements: ['4.1/query-optional'],
  severity: 'error',
  summary: 'Query parameters are optional.',
  why: 'A query restricts what a path already names. A parameter without which nothing works belongs into the path or the body.',
  then: {
    function: queryOptional,
    functionOptions: {
      except: PAGING_NAMES,
    },
  },
});
