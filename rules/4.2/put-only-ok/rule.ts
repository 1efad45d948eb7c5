import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'put-only-ok',
  statements: ['4.2/put-no-content'],
  severity: 'warn',
  summary: 'A PUT that answers 200 and no 204 says in its description why a body is needed.',
  why: 'Sending a resource back to whoever has just sent it is worth its cost in rare cases only, and readers want to know why.',
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton', 'queue'],
      orLikely: true,
      wanted: [['204']],
      besides: ['201', '202'],
      whereBody: ['200'],
      unlessJustified: true,
      remedy:
        'answer 204 without a body, or give the reason in the description of the 200, as in: the body is needed because the service adds the totals',
      remedyOfCreation:
        'answer 201 with the resource where PUT creates one and 204 without a body where it replaces one',
    },
  },
});
