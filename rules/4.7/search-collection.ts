import { defineRule } from '../../framework/define-rule.ts';
import collectionItems from '../../functions/collection-items.ts';

/** A bare array is told by 1/object-responses; what a search and a collection share, by 2.5/collection-items. */
export default defineRule({
  id: 'search-collection',
  statements: ['4.7/search-collection'],
  severity: 'error',
  summary: 'A search answers with a collection response: an object with a required array items.',
  why: 'Results of a search are listed and paged by the code that lists and pages the collections.',
  then: { function: collectionItems, functionOptions: { kind: 'search' } },
  examples: {
    bad: [
      {
        title: 'the array under another name',
        yaml: `
          /v1/shop/search-orders:
            post:
              responses:
                '200':
                  description: The orders found.
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        required: [orders]
                        properties:
                          orders:
                            type: array
                            minItems: 0
                            maxItems: 32767
                            items: { $ref: 'common.yaml#/schemas/Resource' }
                          links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
      {
        title: 'items that may be missing, in a component that the body extends',
        yaml: `
          paths:
            /v1/shop/orders/search:
              post:
                responses:
                  '200':
                    description: The orders found.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Results'
                            - properties:
                                exact: { type: boolean }
          components:
            schemas:
              Results: # <- finding
                type: object
                properties:
                  items:
                    type: array
                    minItems: 0
                    maxItems: 32767
                    items: { $ref: 'common.yaml#/schemas/Resource' }
                  links: { $ref: 'common.yaml#/schemas/Links' }
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
            /v1/shop/search-orders:
              post:
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
        `,
      },
    ],
    good: [
      {
        title: 'a page',
        yaml: `
          /v1/shop/search-orders:
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action',
        yaml: `
          /v1/shop/calculate-taxes:
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
