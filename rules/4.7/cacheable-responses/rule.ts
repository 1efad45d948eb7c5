import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'cacheable-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'An action or search by GET answers 200.',
  why: 'What a GET answers can be cached only as long as it is the same kind of answer each time.',
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['action', 'search'],
      wanted: [['200']],
      besides: ['202'],
      unwanted: {
        '201': 'answer 200, since what is read by GET creates nothing',
        '204': 'answer 200 with a body',
      },
      remedy: 'answer 200 with a body',
    },
  },
});
