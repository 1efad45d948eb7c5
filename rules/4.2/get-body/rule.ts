import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'get-body',
  statements: ['4.2/get-ok'],
  severity: 'error',
  summary: 'The 200 of GET has a body.',
  why: 'Without a content the description does not say what a client gets, and generated clients return nothing.',
  then: {
    function: responseBodies,
    functionOptions: { methods: ['get'], statuses: ['200'], body: 'wanted', remedy: 'define its content' },
  },
});
