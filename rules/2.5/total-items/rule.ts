import { defineRule } from '../../../framework/define-rule.ts';
import totalCount from '../../../functions/total-count.ts';

export default defineRule({
  id: 'total-items',
  statements: ['2.5/total-items'],
  severity: 'error',
  summary: 'totalItems of a collection is a non-negative integer.',
  why: 'Clients compute with the count; a string or a negative number breaks paging arithmetic and progress displays.',
  group: 'wantsInteger',
  then: { function: totalCount, functionOptions: { property: 'totalItems', least: 0 } },
});
