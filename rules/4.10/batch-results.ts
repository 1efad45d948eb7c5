import { defineRule } from '../../framework/define-rule.ts';
import batchResults from '../../functions/batch-results.ts';

export default defineRule({
  id: 'batch-results',
  statements: ['4.10/batch-response'],
  severity: 'error',
  summary:
    'A bulk POST that answers 200 tells of each item in batch_result, an array of objects that hold what was made, or an error object.',
  why: 'A client that sent a hundred resources has to know which of them exist now, and what was wrong with the others.',
  then: { function: batchResults },
  examples: {
    bad: [
      {
        title: 'another name, for a body whose items are resources of the collection',
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
                        schema: # <- finding
                          type: object
                          properties:
                            results:
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
      {
        title: 'items that hold no error, behind references',
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
                  '200': { $ref: '#/components/responses/Results' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
              Results:
                type: object
                properties:
                  batch_result: { $ref: '#/components/schemas/ResultList' }
              ResultList:
                type: array
                minItems: 1
                maxItems: 100
                items: { $ref: '#/components/schemas/Result' }
              Result: # <- finding
                type: object
                properties:
                  order: { $ref: 'common.yaml#/schemas/Resource' }
                  succeeded: { type: boolean }
            responses:
              Results:
                description: The result of each item.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Results' }
        `,
      },
      {
        title: 'an object, and items that are strings',
        yaml: `
          /v1/shop/import-orders:
            post:
              responses:
                '200':
                  description: The result of each item.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          batch_result:
                            type: object # <- finding
                            properties:
                              order: { $ref: 'common.yaml#/schemas/Resource' }
          /v1/shop/import-refunds:
            post:
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
                              type: string # <- finding
                              minLength: 1
                              maxLength: 100
        `,
      },
      {
        title: 'no body',
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
                  '200': # <- finding
                    description: All of them were made.
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
        `,
      },
      {
        title: 'items that are the order itself, which is right in the request',
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
                              items: { $ref: '#/components/schemas/Order' } # <- finding
          components:
            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
        `,
      },
      {
        title: 'a response that is right for GET',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/Order' }
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
                  '200': # <- finding
                    $ref: '#/components/responses/Order'
          components:
            responses:
              Order:
                description: The order.
                headers:
                  ETag: { $ref: 'common.yaml#/headers/ETag' }
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }

            schemas:
              Order:
                type: object
                properties:
                  gift: { type: boolean }
        `,
      },
    ],
    good: [
      {
        title: 'an order or an error for each item',
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
      {
        title: 'one status for all of them',
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
                  '201': { $ref: 'common.yaml#/responses/Resource' }
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
        title: 'an order that has items',
        yaml: `
          /v1/shop/carts:
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
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
