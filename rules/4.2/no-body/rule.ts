import { defineRule } from '../../../framework/define-rule.ts';
import noRequestBody from './check.ts';

export default defineRule({
  id: 'no-body',
  statements: ['4.2/no-body'],
  severity: 'error',
  summary: 'GET and DELETE take no request body.',
  why: 'HTTP gives such a body no meaning: proxies drop it, caches overlook it, and many clients cannot send it.',
  then: {
    function: noRequestBody,
    functionOptions: {
      methods: ['get', 'delete'],
      sent: true,
      remedy: 'carry this in the path or query, or make it the body of a POST',
    },
  },
});
