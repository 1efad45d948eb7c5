import { defineRule } from '../../../framework/define-rule.ts';
import lastLinkOnRequest from './check.ts';

export default defineRule({
  id: 'last-link-on-request',
  statements: ['4.4/navigation-links'],
  severity: 'warn',
  summary: 'There is a link to the last page only where clients can ask for the total.',
  why: 'The last page is known only when everything is counted, which nobody asked for.',
  judgesAbsence: true,
  then: {
    function: lastLinkOnRequest,
    functionOptions: { relation: 'last', parameter: 'totalRequired', totals: ['totalItems', 'totalPages'] },
  },
});
