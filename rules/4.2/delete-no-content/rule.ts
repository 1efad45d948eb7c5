import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'delete-no-content',
  statements: ['4.2/delete-no-content'],
  severity: 'error',
  summary: 'DELETE answers 204, or 202 where it only accepts the request, and never 200.',
  why: 'What is deleted has no representation any more; clients and caches can rely on one answer everywhere.',
  fix: { changes: 'clients get 204 without a body' },
  yieldsTo: ['success-codes', 'action-method'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['delete'],
      wanted: [['204', '202']],
      instead: { '200': '204', '201': '204' },
      unwanted: { '200': 'answer 204 without a body', '201': 'answer 204 without a body' },
      remedy: 'answer 204 without a body',
    },
  },
});
