import { defineRule } from '../../framework/define-rule.ts';
import responseTypes from '../../functions/response-types.ts';

export default defineRule({
  id: 'object-responses',
  statements: ['1/object-responses'],
  severity: 'error',
  summary: 'The top-level value of every JSON response is an object.',
  why: 'To an object, metadata such as paging or links can be added later; to an array or a scalar nothing can, without breaking every client.',
  then: {
    function: responseTypes,
    functionOptions: { type: 'object', instead: 'make it an object, with this value in a property' },
  },
  examples: {
    bad: [
      {
        title: 'an array behind a reference, in a shared response',
        yaml: `
          components:
            responses:
              Orders:
                description: The orders.
                content:
                  application/json:
                    schema: # <- finding
                      $ref: '#/components/schemas/Orders'
            schemas:
              Orders:
                type: array
                minItems: 0
                maxItems: 100
                items: { type: object }
        `,
      },
      {
        title: 'a type list that admits an array, behind a reference',
        yaml: `
          components:
            responses:
              Orders:
                description: The orders.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Orders' } # <- finding
            schemas:
              Orders:
                type: [object, array]
                minItems: 0
                maxItems: 100
        `,
      },
      {
        title: 'an empty schema, and none at all: both admit an array',
        yaml: `
          components:
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: {} # <- finding
              Refund:
                description: A refund.
                content:
                  application/json: {} # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'an object, named by its type or told by its properties or its parts',
        yaml: `
          components:
            responses:
              Order:
                description: An order.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/PaidOrder' }
              Refund:
                description: A refund.
                content:
                  application/json:
                    schema:
                      properties:
                        accepted: { type: boolean }
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
              PaidOrder:
                allOf:
                  - $ref: '#/components/schemas/Order'
                  - properties:
                      receipt: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'a response without content, and an array inside the object',
        yaml: `
          components:
            responses:
              Gone:
                description: Nothing is left.
              Orders:
                description: The orders.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        items:
                          type: array
                          minItems: 0
                          maxItems: 100
                          items: { type: object }
        `,
      },
    ],
  },
});
