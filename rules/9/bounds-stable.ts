import { defineRule } from '../../framework/define-rule.ts';
import businessBoundQuestion from '../../functions/business-bound-question.ts';

export default defineRule({
  id: 'bounds-stable',
  statements: ['9/bounds-stable'],
  severity: 'hint',
  summary: 'Bounds are not based on rules of the business that change.',
  why: 'A bound in a schema is part of the contract: when the business raises a limit, every client that validates rejects the new values.',
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
  examples: {
    bad: [
      {
        title: 'a limit that may be raised',
        yaml: `
          Booking:
            type: object
            properties:
              guests:
                type: integer
                minimum: 1
                maximum: 12 # <- finding
        `,
      },
      {
        title: 'behind a reference',
        yaml: `
          Visitor:
            type: object
            properties:
              age: { $ref: '#/components/schemas/Age' }
          Age:
            type: [integer]
            minimum: 18 # <- finding
            maximum: 127
        `,
      },
      {
        title: 'both bounds',
        yaml: `
          Visitor:
            type: object
            properties:
              age:
                type: integer
                minimum: 18 # <- finding
                maximum: 120 # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'bounds of the type, or of the field',
        yaml: `
          Booking:
            type: object
            properties:
              guests: { type: integer, minimum: 0, maximum: 2147483647 }
              age: { type: integer, minimum: 0, maximum: 999 }
        `,
      },
    ],
    ignored: [
      {
        title: 'bounds that nature or the calendar sets',
        yaml: `
          Moment:
            type: object
            properties:
              hour: { type: integer, minimum: 0, maximum: 23 }
        `,
      },
    ],
  },
});
