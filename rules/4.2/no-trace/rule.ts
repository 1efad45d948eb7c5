import { defineRule } from '../../../framework/define-rule.ts';
import operationMethods from '../../../functions/operation-methods.ts';

export default defineRule({
  id: 'no-trace',
  statements: ['4.2/methods'],
  severity: 'error',
  summary: 'TRACE is not offered.',
  why: 'TRACE sends back what it got, so that scripts and proxies can read the access token of a request.',
  then: {
    function: operationMethods,
    functionOptions: { forbidden: ['trace'], remedy: 'remove it, since it echoes access tokens' },
  },
});
