import { defineRule } from '../../../framework/define-rule.ts';
import queryParameter from '../../../functions/query-parameter.ts';

export default defineRule({
  id: 'page-size',
  statements: ['4.4/page-size'],
  severity: 'error',
  summary: 'pageSize is a positive integer with a default.',
  why: 'Without a default, nobody knows how many results come when a client asks for no size, and a page of size zero never ends.',
  group: 'wantsInteger',
  yieldsTo: ['integer-range'],
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'pageSize', type: 'integer', called: 'a positive integer', least: 1, default: 'any' },
  },
});
