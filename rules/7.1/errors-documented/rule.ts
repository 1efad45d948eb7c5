import { defineRule } from '../../../framework/define-rule.ts';
import documentedErrors from './check.ts';

export default defineRule({
  id: 'errors-documented',
  statements: ['7.1/errors-documented'],
  severity: 'warn',
  summary: 'An operation with input documents 400, and every operation documents default or a 5xx.',
  why: 'What is not documented is not handled: clients learn of the error when it happens.',
  then: {
    function: documentedErrors,
    functionOptions: {
      methods: ['get', 'put', 'post', 'patch', 'delete'],
      pagingParameters: ['page', 'pageSize'],
    },
  },
});
