import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'patch-no-content',
  statements: ['4.2/patch-no-content'],
  severity: 'error',
  summary:
    'PATCH answers 204 (202 where it only accepts the request), and 200 only under Prefer: return=representation.',
  why: 'Most clients need no more than to know that the change is made; those that want the result can ask for it.',
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['patch'],
      exceptClasses: ['action', 'search'],
      wanted: [['204', '202']],
      besides: ['200'],
      preferred: {
        '200': {
          token: 'return=representation',
          remedy: 'answer 204, and 200 with the representation only under Prefer: return=representation',
        },
      },
      unwanted: { '201': 'answer 204 without a body, since a patch creates nothing' },
      remedy: 'answer 204 without a body',
    },
  },
});
