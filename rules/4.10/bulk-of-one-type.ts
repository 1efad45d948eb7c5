import { defineRule } from '../../framework/define-rule.ts';
import homogeneousItems from '../../functions/homogeneous-items.ts';

export default defineRule({
  id: 'bulk-of-one-type',
  statements: ['4.10/homogeneous'],
  severity: 'error',
  summary: 'One bulk request holds resources of one type.',
  why: 'A mixed batch has no one schema, no one permission and no one place in the interface; for that there are public standards.',
  then: { function: homogeneousItems },
  examples: {
    bad: [
      {
        title: 'two arrays',
        yaml: `
          /v1/shop/import-orders:
            post:
              requestBody:
                content:
                  application/json:
                    schema: # <- finding
                      type: object
                      properties:
                        orders:
                          type: array
                          minItems: 1
                          maxItems: 100
                          items: { $ref: 'common.yaml#/schemas/Resource' }
                        customers:
                          type: array
                          minItems: 1
                          maxItems: 100
                          items: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200':
                  description: The result of each item.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          batch_result:
                            type: array
                            minItems: 1
                            maxItems: 100
                            items:
                              type: object
                              properties:
                                order: { $ref: 'common.yaml#/schemas/Resource' }
                                error: { $ref: 'common.yaml#/schemas/Error' }
        `,
      },
      {
        title: 'requests of any kind, behind a reference',
        yaml: `
          paths:
            /v1/shop/run-batch:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items:
                            type: array
                            minItems: 1
                            maxItems: 100
                            items: { $ref: '#/components/schemas/Call' }
                responses:
                  '200':
                    description: The result of each item.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            batch_result:
                              type: array
                              minItems: 1
                              maxItems: 100
                              items:
                                type: object
                                properties:
                                  order: { $ref: 'common.yaml#/schemas/Resource' }
                                  error: { $ref: 'common.yaml#/schemas/Error' }
          components:
            schemas:
              Call: # <- finding
                type: object
                properties:
                  method: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  path: { type: string, minLength: 1, maxLength: 1000 }
        `,
      },
      {
        title: 'a type for each position',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items: # <- finding
                            type: array
                            minItems: 1
                            maxItems: 100
                            prefixItems:
                              - $ref: '#/components/schemas/Order'
                              - $ref: '#/components/schemas/Customer'
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }

              Customer:
                type: object
                properties:
                  loyal: { type: boolean }
        `,
      },
    ],
    good: [
      {
        title: 'resources of one type',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items:
                            type: array
                            minItems: 1
                            maxItems: 100
                            items: { $ref: '#/components/schemas/Order' }
                responses:
                  '200':
                    description: The result of each item.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            batch_result:
                              type: array
                              minItems: 1
                              maxItems: 100
                              items:
                                type: object
                                properties:
                                  order: { $ref: 'common.yaml#/schemas/Resource' }
                                  error: { $ref: 'common.yaml#/schemas/Error' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'an order with items and gifts, and links',
        yaml: `
          /v1/shop/orders:
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        items:
                          type: array
                          minItems: 1
                          maxItems: 100
                          items: { $ref: 'common.yaml#/schemas/Resource' }
                        gifts:
                          type: array
                          minItems: 0
                          maxItems: 100
                          items: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
