import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'no-content-empty',
  statements: ['4.2/no-content-empty'],
  severity: 'error',
  summary: 'An answer of 204 has no body and no Content-Type.',
  why: 'HTTP forbids a body after 204; servers drop it or, worse, clients read it as the start of the next answer.',
  then: {
    function: responseBodies,
    functionOptions: {
      statuses: ['204'],
      sent: true,
      body: 'none',
      remedy: 'leave it out, since 204 ends after the headers',
    },
  },
});
