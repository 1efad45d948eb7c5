import { defineRule } from '../../../framework/define-rule.ts';
import foreignQueryNames from '../../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'foreign-paging',
  statements: ['4.4/foreign-paging'],
  severity: 'error',
  summary: 'Paging has no names but pageSize, page, pageToken and totalRequired.',
  why: 'One way of paging can be written into a client once; with limit, per_page and cursor it has to be written for each list.',
  judgesAbsence: true,
  then: { function: foreignQueryNames, functionOptions: { topic: 'paging' } },
});
