import { defineRule } from '../../framework/define-rule.ts';
import enumeratedValues from '../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-error-name',
  statements: ['2.1/enum-values', '2.6/error-name'],
  severity: 'error',
  summary: 'The listed names of errors are UPPER_CASE.',
  why: 'Clients compare the name with constants; a name in another spelling is a different error to them.',
  then: { function: enumeratedValues, functionOptions: { of: 'errorNames' } },
  examples: {
    bad: [
      {
        title: 'names of an enum',
        yaml: `
          components:
            responses:
              Conflict:
                description: It is paid.
                content:
                  application/json:
                    schema:
                      type: object
                      required: [name, message, debug_id]
                      properties:
                        name:
                          type: string
                          minLength: 1
                          maxLength: 255
                          enum:
                            - ORDER_SENT
                            - orderPaid # <- finding
                        message: { type: string, minLength: 1, maxLength: 2000 }
                        debug_id: { type: string, minLength: 1, maxLength: 64 }
                        information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                        details:
                          type: array
                          minItems: 0
                          maxItems: 1000
                          items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
      {
        title: 'a constant that extends the error object, in a part of allOf behind references',
        yaml: `
          components:
            responses:
              Conflict:
                description: It is paid.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Paid' }
            schemas:
              Paid:
                allOf:
                  - $ref: 'common.yaml#/schemas/Error'
                  - type: object
                    properties:
                      name: { $ref: '#/components/schemas/PaidName' }
              PaidName:
                type: string
                minLength: 1
                maxLength: 255
                const: order_paid # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'UPPER_CASE names',
        yaml: `
          components:
            responses:
              Conflict:
                description: It is paid.
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: 'common.yaml#/schemas/Error'
                        - type: object
                          properties:
                            name: { type: string, minLength: 1, maxLength: 255, enum: [ORDER_SENT, ORDER_PAID] }
        `,
      },
    ],
    ignored: [
      {
        title: 'the name of what is no error',
        yaml: `
          Colour:
            type: object
            properties:
              name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [RED, GREEN] }
        `,
      },
    ],
  },
});
