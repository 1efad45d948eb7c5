import { TOTAL_REQUIRED } from '../collections/totals.ts';

/** The names of the paging parameters (section 4.4 of the conventions). */
export const PAGING_NAMES: readonly string[] = ['page', 'pageSize', 'pageToken', TOTAL_REQUIRED];

/** The names of query parameters that sections 4.3 and 4.4 fix. */
export const STANDARD_NAMES: ReadonlySet<string> = new Set([
  ...PAGING_NAMES,
  ...['startTime', 'endTime', 'sortBy', 'sortOrder', 'sort', 'filter', 'fields'],
]);
