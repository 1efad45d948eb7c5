import { defineRule } from '../../../framework/define-rule.ts';
import operationMethods from '../../../functions/operation-methods.ts';

export default defineRule({
  id: 'standard-methods',
  statements: ['4.2/methods'],
  severity: 'warn',
  summary: 'The methods are POST, GET, PUT, PATCH and DELETE.',
  why: 'Proxies, caches, firewalls and client libraries pass the five common methods; any other one is blocked somewhere on the way.',
  yieldsTo: ['no-trace'],
  then: {
    function: operationMethods,
    functionOptions: {
      // HEAD and OPTIONS are only a hint, of `no-head-or-options`.
      allowed: ['post', 'get', 'put', 'patch', 'delete', 'head', 'options'],
      remedy: 'use POST, GET, PUT, PATCH or DELETE',
    },
  },
});
