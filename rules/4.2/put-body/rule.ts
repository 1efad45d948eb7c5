import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'put-body',
  statements: ['4.2/put-no-content'],
  severity: 'error',
  summary: 'A PUT without a body in its answer answers 204; 200 has a body.',
  why: 'A 200 promises a body; clients wait for one, or fail to read what is not there.',
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['put'],
      classes: ['item', 'singleton'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'answer 204 instead',
    },
  },
});
