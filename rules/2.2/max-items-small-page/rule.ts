import { defineRule } from '../../../framework/define-rule.ts';
import pageSizeBound from '../../../functions/page-size-bound.ts';

export default defineRule({
  id: 'max-items-small-page',
  statements: ['2.2/max-items-not-page-size'],
  severity: 'hint',
  summary: 'The maxItems of a page leaves room for larger pages.',
  why: 'A bound as small as a page mostly is a page size in disguise, and rejects the larger pages of a later release.',
  judgesAbsence: true,
  then: {
    function: pageSizeBound,
    functionOptions: { parameter: 'pageSize', pagedBy: ['page', 'pageToken'], property: 'items', below: 1000 },
  },
});
