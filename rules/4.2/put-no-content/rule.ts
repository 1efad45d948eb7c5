import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'put-no-content',
  statements: ['4.2/put-no-content'],
  severity: 'error',
  summary: 'PUT documents 204, or 202 where it only accepts the request.',
  why: 'The client has just sent the whole resource; sending it back costs both sides and says nothing new.',
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton', 'queue'],
      wanted: [['204', '202']],
      besides: ['201'],
      // 200 alone is only a warning, of `put-only-ok`.
      unless: ['200'],
      remedy: 'answer 204 without a body when it updates',
    },
  },
});
