import { defineRule } from '../../framework/define-rule.ts';
import sequenceIds from '../../functions/sequence-ids.ts';

export default defineRule({
  id: 'no-sequence-ids',
  statements: ['2.8/no-sequence-ids'],
  severity: 'warn',
  summary: 'Identifiers are neither integers nor strings of digits only.',
  why: 'Sequence numbers tell strangers how much business there is, let them guess the next identifier, and do not survive a merge of two databases.',
  then: { function: sequenceIds },
  examples: {
    bad: [
      {
        title: 'a path parameter and a property',
        yaml: `
          paths:
            /v1/shop/orders/{orderId}:
              parameters:
                - name: orderId
                  in: path
                  required: true
                  schema:
                    type: integer # <- finding
                    minimum: 1
                    maximum: 2147483647
          components:
            schemas:
              Order:
                type: object
                properties:
                  id:
                    type: string
                    minLength: 1
                    maxLength: 10
                    pattern: '^[0-9]+$' # <- finding
        `,
      },
      {
        title: 'a component that several properties share, with a 3.1 type list',
        yaml: `
          OrderId:
            type: [integer] # <- finding
            minimum: 1
            maximum: 2147483647
          Order:
            type: object
            properties:
              id: { $ref: '#/components/schemas/OrderId' }
          Item:
            type: object
            properties:
              orderId: { $ref: '#/components/schemas/OrderId' }
        `,
      },
      {
        title: 'the items of an array',
        yaml: `
          Basket:
            type: object
            properties:
              orderIds:
                type: array
                minItems: 0
                maxItems: 100
                items:
                  type: integer # <- finding
                  minimum: 1
                  maximum: 2147483647
        `,
      },
    ],
    good: [
      {
        title: 'a UUID',
        yaml: `
          Order:
            type: object
            properties:
              id: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        `,
      },
    ],
    ignored: [
      {
        title: 'numbers that identify nothing',
        yaml: `
          /v1/shop/years/{year}:
            parameters:
              - name: year
                in: path
                required: true
                schema: { type: integer, minimum: 2000, maximum: 2100 }
        `,
      },
      {
        title: 'names that only end like an identifier',
        yaml: `
          Order:
            type: object
            properties:
              paid: { type: integer, minimum: 0, maximum: 1000 }
              grid: { type: integer, minimum: 0, maximum: 1000 }
        `,
      },
    ],
  },
});
