import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'action-body',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'The 200 of an action has a body.',
  why: 'With 200 a client waits for the resource or a result; without one, 204 is the answer to expect.',
  answeredBy: ['resource'],
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'define its content, or answer 204 where an action upon a resource has no result',
    },
  },
});
