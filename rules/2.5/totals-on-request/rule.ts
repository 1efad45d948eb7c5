import { defineRule } from '../../../framework/define-rule.ts';
import totalsOnRequest from './check.ts';

export default defineRule({
  id: 'totals-on-request',
  statements: ['2.5/totals-on-request'],
  severity: 'warn',
  summary:
    'totalItems and totalPages are optional, and an operation has both of them and the parameter totalRequired, or none.',
  why: 'Counting a large collection can cost more than reading a page of it; clients that need no totals should not pay for them.',
  then: {
    function: totalsOnRequest,
    functionOptions: { totals: ['totalItems', 'totalPages'], parameter: 'totalRequired' },
  },
});
