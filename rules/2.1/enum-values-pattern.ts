import { defineRule } from '../../framework/define-rule.ts';
import enumeratedValues from '../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-pattern',
  statements: ['2.1/enum-values', '2.2/enumerated-string'],
  severity: 'error',
  summary: 'A listed value is UPPER_CASE, as the pattern beside it asks.',
  why: 'A value that the pattern of its own schema rejects can be sent by nobody, and its spelling is why.',
  then: { function: enumeratedValues, functionOptions: { of: 'patterned' } },
  examples: {
    bad: [
      {
        title: 'a value in lower case beside the pattern of enumerated values',
        yaml: `
          Order:
            type: object
            properties:
              channel:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum:
                  - WEB
                  - store # <- finding
        `,
      },
      {
        title: 'a constant, in a schema of a type list behind a reference',
        yaml: `
          Order:
            type: object
            properties:
              kind: { $ref: '#/components/schemas/Kind' }
          Kind:
            type: [string]
            minLength: 1
            maxLength: 255
            pattern: '^[A-Z_]+$'
            const: gift order # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'UPPER_CASE values beside a pattern',
        yaml: `
          Order:
            type: object
            properties:
              channel: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [WEB, IN_STORE] }
        `,
      },
    ],
    ignored: [
      {
        title: 'values that a standard spells so, and that the pattern admits',
        yaml: `
          Order:
            type: object
            properties:
              weightUnit:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[a-z]+$'
                enum: [kg, g]
        `,
      },
    ],
  },
});
