import { defineRule } from '../../../framework/define-rule.ts';
import operationMethods from '../../../functions/operation-methods.ts';

export default defineRule({
  id: 'standard-methods',
  statements: ['4.2/methods'],
  severity: 'warn',
  summary: 'The methods are POST, GET, PUT, PATCH and DELETE.',
  why: 'Proxies, caches, firewalls and client libraries pass the five common methods; any other one is blocked somewhere on the way.',
  then: {
    function: operationMethods,
    functionOptions: {
      // The three that have a severity of their own have rules of their own.
      allowed: ['post', 'get', 'put', 'patch', 'delete', 'head', 'options', 'trace'],
      remedy: 'use POST, GET, PUT, PATCH or DELETE',
    },
  },
});
