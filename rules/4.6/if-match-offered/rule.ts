import { defineRule } from '../../../framework/define-rule.ts';
import conditionalUpdates from '../../../functions/conditional-updates.ts';

export default defineRule({
  id: 'if-match-offered',
  statements: ['4.6/if-match'],
  severity: 'hint',
  summary: 'PUT and PATCH of what is read with an ETag take If-Match.',
  why: 'The entity tag prevents lost updates only where the update can be bound to it.',
  then: { function: conditionalUpdates, functionOptions: { wanted: 'condition' } },
});
