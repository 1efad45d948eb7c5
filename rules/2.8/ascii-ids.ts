import { defineRule } from '../../framework/define-rule.ts';
import identifierCharacters from '../../functions/identifier-characters.ts';

export default defineRule({
  id: 'ascii-ids',
  statements: ['2.8/ascii-ids'],
  severity: 'warn',
  summary: 'Identifiers have only characters that a URI takes as they are.',
  why: 'Anything else has to be encoded in paths and queries, and is encoded twice, or not at all, somewhere on the way.',
  then: { function: identifierCharacters },
  examples: {
    bad: [
      {
        title: 'patterns of a path parameter and a property',
        yaml: `
          paths:
            /v1/shop/orders/{orderId}:
              parameters:
                - name: orderId
                  in: path
                  required: true
                  schema:
                    type: string
                    minLength: 1
                    maxLength: 20
                    pattern: '^[A-Z/]+$' # <- finding
          components:
            schemas:
              Order:
                type: object
                properties:
                  customerId:
                    type: string
                    minLength: 1
                    maxLength: 20
                    pattern: '^[a-zäöü]+$' # <- finding
        `,
      },
      {
        title: 'examples, of a component and inside a body',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: '#/components/schemas/Order' }
                      example:
                        orderId: order#1 # <- finding
          components:
            schemas:
              OrderId:
                type: string
                minLength: 1
                maxLength: 20
                example: 'order 1' # <- finding
              Order:
                type: object
                properties:
                  orderId: { $ref: '#/components/schemas/OrderId' }
        `,
      },
    ],
    good: [
      {
        title: 'unreserved characters',
        yaml: `
          OrderId:
            type: string
            minLength: 1
            maxLength: 20
            pattern: '^[A-Za-z0-9._~-]+$'
          Order:
            type: object
            properties:
              id: { $ref: '#/components/schemas/OrderId' }
        `,
      },
    ],
    ignored: [
      {
        title: 'other fields, and patterns that admit anything around a match',
        yaml: `
          Order:
            type: object
            properties:
              note: { type: string, minLength: 0, maxLength: 20, pattern: '^[ -~]*$', example: 'to: you' }
        `,
      },
    ],
  },
});
