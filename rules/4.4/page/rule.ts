import { defineRule } from '../../../framework/define-rule.ts';
import queryParameter from '../../../functions/query-parameter.ts';

export default defineRule({
  id: 'page',
  statements: ['4.4/page'],
  severity: 'error',
  summary: 'page is a positive integer that is 1 by default.',
  why: 'Where one list counts its pages from zero and another from one, clients skip a page or read one twice.',
  group: 'wantsInteger',
  // A cursor that is called page is to be pageToken.
  fix: { changes: 'clients that leave it out get the first page' },
  yieldsTo: ['integer-range', 'foreign-paging'],
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'page', type: 'integer', called: 'a positive integer', least: 1, default: 1 },
  },
});
