import { defineRule } from '../../../framework/define-rule.ts';
import pagedCollections from './check.ts';

export default defineRule({
  id: 'paged-collections',
  statements: ['4.4/paged-collections'],
  severity: 'warn',
  summary: 'GET on a collection takes pageSize, and page or pageToken.',
  why: 'A list that comes as a whole grows until it times out, and paging cannot be added later without breaking clients.',
  breaking: false,
  then: { function: pagedCollections, functionOptions: { size: 'pageSize', choice: ['page', 'pageToken'] } },
});
