import { defineRule } from '../../../framework/define-rule.ts';
import wholeRepresentation from '../../../functions/whole-representation.ts';

export default defineRule({
  id: 'put-whole',
  statements: ['4.2/put-whole'],
  severity: 'warn',
  summary: 'PUT takes the entire representation that GET returns, less what is readOnly.',
  why: 'Clients read a resource, change it and send it back; what PUT does not take is lost, or cannot be changed at all.',
  then: {
    function: wholeRepresentation,
    functionOptions: { methods: ['put'], classes: ['item', 'singleton'], body: 'request' },
  },
});
