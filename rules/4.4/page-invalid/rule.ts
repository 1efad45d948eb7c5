import { defineRule } from '../../../framework/define-rule.ts';
import statusForQueries from './check.ts';

export default defineRule({
  id: 'page-invalid',
  statements: ['4.4/page', '7.1/errors-documented'],
  severity: 'error',
  summary: 'An operation with page or pageSize documents 400.',
  why: 'A page of zero is refused; a client that does not expect that takes the refusal for an outage.',
  then: {
    function: statusForQueries,
    functionOptions: { parameters: ['page', 'pageSize'], status: '400', purpose: 'zero and what is no number' },
  },
});
