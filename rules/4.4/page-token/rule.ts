import { defineRule } from '../../../framework/define-rule.ts';
import queryParameter from '../../../functions/query-parameter.ts';

export default defineRule({
  id: 'page-token',
  statements: ['4.4/page-token'],
  severity: 'error',
  summary: 'pageToken is an opaque string.',
  why: 'A token that looks like a number or an identifier gets computed by clients, and then the way of paging can never change.',
  group: 'wantsNoNumber',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'pageToken', type: 'string', called: 'an opaque string', opaque: true },
  },
});
