import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../../model/operations/responses.ts';

export default defineRule({
  id: 'put-no-content',
  statements: ['4.2/put-no-content'],
  severity: 'error',
  summary: 'PUT documents 204, or 202 where it only accepts the request.',
  why: 'The client has just sent the whole resource; sending it back costs both sides and says nothing new.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton'],
      wanted: [['204', '202']],
      besides: ['201'],
      // An answer of 200 instead has a rule of its own.
      unless: ['200', ...OTHER_SUCCESSES],
      remedy: 'answer 204 without a body when it updates',
    },
  },
});
