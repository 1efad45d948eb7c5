import { defineRule } from '../../framework/define-rule.ts';
import listedValuesFit from '../../functions/listed-values-fit.ts';

export default defineRule({
  id: 'enumerated-string-values',
  statements: ['2.2/enumerated-string'],
  severity: 'error',
  summary: 'Every value that a string lists satisfies the string’s own bounds and pattern.',
  why: 'A value that the schema both lists and forbids can never be sent, which shows up only when a client tries.',
  then: { function: listedValuesFit },
  examples: {
    bad: [
      {
        title: 'a value that is too long, and one that the pattern rejects',
        yaml: `
          Status:
            type: string
            minLength: 1
            maxLength: 4
            pattern: '^[A-Z]+$'
            enum:
              - OPEN
              - CLOSED # <- finding
              - P_1 # <- finding
        `,
      },
      {
        title: 'a constant in a list of types, behind a reference',
        yaml: `
          Order:
            type: object
            properties:
              kind: { $ref: '#/components/schemas/Kind' }
          Kind:
            type: [string]
            minLength: 10
            maxLength: 20
            pattern: '^[0-9A-Z_]+$'
            const: GOODS # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'values that fit',
        yaml: `
          Status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [OPEN, CLOSED] }
        `,
      },
    ],
    ignored: [
      {
        title: 'an integer’s values',
        yaml: `
          Level: { type: integer, minimum: 1, maximum: 2, enum: [1, 2] }
        `,
      },
    ],
  },
});
