import { defineRule } from '../../../framework/define-rule.ts';
import successStatuses from './check.ts';

export default defineRule({
  id: 'success-codes',
  statements: ['7.1/success-codes'],
  severity: 'error',
  summary: 'Success is answered 200, 201, 202 or 204.',
  why: 'Clients branch on four cases; a further status, or a range that may be any of them, is a case that nobody handles.',
  then: {
    function: successStatuses,
    functionOptions: {
      allowed: ['200', '201', '202', '204'],
      instead: { '203': 'write 200', '205': 'write 204', '206': 'write 200', '207': 'write 200' },
    },
  },
});
