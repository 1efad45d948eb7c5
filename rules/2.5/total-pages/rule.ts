import { defineRule } from '../../../framework/define-rule.ts';
import totalCount from '../../../functions/total-count.ts';

export default defineRule({
  id: 'total-pages',
  statements: ['2.5/total-pages'],
  severity: 'error',
  summary: 'totalPages of a collection is a positive integer.',
  why: 'Page numbers start at 1, so that there is always a first page; a count of zero or a string makes clients compute pages that are not there.',
  group: 'wantsInteger',
  then: { function: totalCount, functionOptions: { property: 'totalPages', least: 1 } },
});
