import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'get-ok',
  statements: ['4.2/get-ok'],
  severity: 'error',
  summary: 'GET answers 200, with 202 beside it at most.',
  why: 'A client that reads wants what it asked for; any other success is a case that every caller has to program apart.',
  yieldsTo: ['cacheable-responses', 'success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      wanted: [['200']],
      besides: ['202'],
      unwanted: {
        '201': 'answer 200 with a body, since reading creates nothing',
        '204': 'answer 200 with a body',
      },
      remedy: 'answer 200 with a body',
    },
  },
});
