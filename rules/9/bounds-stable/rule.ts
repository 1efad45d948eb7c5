import { defineRule } from '../../../framework/define-rule.ts';
import businessBoundQuestion from './check.ts';

export default defineRule({
  id: 'bounds-stable',
  statements: ['9/bounds-stable'],
  severity: 'hint',
  summary: 'Bounds are not based on rules of the business that change.',
  why: 'A bound in a schema is part of the contract: when the business raises a limit, every client that validates rejects the new values.',
  question: 'Do these bounds come from a rule of the business that may change?',
  then: {
    function: businessBoundQuestion,
    functionOptions: {
      words: [
        ...['amount', 'quantity', 'price', 'fee', 'discount', 'installments', 'tickets', 'guests', 'seats'],
        ...['copies', 'participants', 'members', 'employees', 'retries', 'attempts', 'credits', 'points'],
      ],
      names: ['age'],
    },
  },
});
