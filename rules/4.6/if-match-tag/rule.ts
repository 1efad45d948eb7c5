import { defineRule } from '../../../framework/define-rule.ts';
import conditionalUpdates from '../../../functions/conditional-updates.ts';

/** What PUT or PATCH updates without If-Match is told by 9.1/etag. */
export default defineRule({
  id: 'if-match-tag',
  statements: ['4.6/if-match'],
  severity: 'error',
  summary: 'Where an operation takes If-Match, GET of its path answers with ETag.',
  why: 'A client that never saw an entity tag has nothing to send in If-Match.',
  then: { function: conditionalUpdates, functionOptions: { wanted: 'tag' } },
});
