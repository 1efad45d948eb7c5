import { defineRule } from '../../framework/define-rule.ts';
import enumeratedCode from '../../functions/enumerated-code.ts';

export default defineRule({
  id: 'enumerated-code',
  statements: ['2.3/enumerated-code'],
  severity: 'warn',
  summary: 'An enumerated code has an UPPER_CASE code and a description: a text, or one for each language.',
  why: 'Programs branch on the code and people read the description; a code of any text, or a text in the code, serves neither.',
  then: { function: enumeratedCode },
  examples: {
    bad: [
      {
        title: 'a number, and a string that may be anything',
        yaml: `
          CancelReason:
            type: object
            properties:
              code:
                type: integer # <- finding
                minimum: 0
                maximum: 99
              description: { type: string, minLength: 1, maxLength: 200 }
          ReturnReason:
            type: object
            properties:
              code: # <- finding
                type: string
                minLength: 1
                maxLength: 255
              description: { type: string, minLength: 1, maxLength: 200 }
        `,
      },
      {
        title: 'a pattern behind a reference, and texts that are not keyed by language',
        yaml: `
          CancelReason:
            allOf:
              - type: object
                properties:
                  code: { $ref: '#/components/schemas/ReasonCode' }
              - type: object
                properties:
                  description:
                    type: object
                    properties:
                      short: # <- finding
                        type: string
                        minLength: 1
                        maxLength: 200
          ReasonCode:
            type: string
            minLength: 1
            maxLength: 255
            pattern: '^[a-z_]+$' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'one text, and one for each language',
        yaml: `
          CancelReason:
            type: object
            properties:
              code: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [DAMAGED, LATE] }
              description: { type: string, minLength: 1, maxLength: 200 }
          ReturnReason:
            type: object
            properties:
              code: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
              description:
                type: object
                additionalProperties: { type: string, minLength: 1, maxLength: 200 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a resource that has a code, and a code without description',
        yaml: `
          Product:
            type: object
            properties:
              title: { type: string, minLength: 1, maxLength: 100 }
              code: { type: string, minLength: 1, maxLength: 40 }
              description: { type: string, minLength: 1, maxLength: 2000 }
          Voucher:
            type: object
            properties:
              code: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
