import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'search-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'A search by POST answers 200.',
  why: 'A search creates nothing and always has a result, which is an empty page at least.',
  answeredBy: ['resource'],
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['search'],
      wanted: [['200', '202']],
      unwanted: {
        '201': 'answer 200 with a collection response, since a search creates nothing',
        '204': 'answer 200 with a collection response, and with no items in it where nothing is found',
      },
      remedy: 'answer 200 with a collection response',
    },
  },
});
