import { defineRule } from '../../../framework/define-rule.ts';
import linkMethods from './check.ts';

export default defineRule({
  id: 'link-methods',
  statements: ['2.4/link-object'],
  severity: 'error',
  summary: 'The values of the method of a link are methods of HTTP, in upper case.',
  why: 'A client sends what method says; what is no method of HTTP is rejected before it reaches the service.',
  then: {
    function: linkMethods,
    functionOptions: {
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'],
    },
  },
});
