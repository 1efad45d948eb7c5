import { defineRule } from '../../framework/define-rule.ts';
import collectionLinks from '../../functions/collection-links.ts';

/**
 * 2.4/links-array demands these links as well, so a collection response without any is told here for both. Links in another
 * form than an array are told by the rule links-array, relations of other names by 4.4/navigation-links.
 */
export default defineRule({
  id: 'collection-links',
  statements: ['2.5/collection-links', '2.4/links-array'],
  severity: 'warn',
  summary: 'A collection response carries links from page to page.',
  why: 'A client that follows next needs to know neither the page number nor the token, and the service can change how it pages.',
  then: { function: collectionLinks },
  examples: {
    bad: [
      {
        title: 'a page without links',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        required: [items]
                        properties:
                          items:
                            type: array
                            minItems: 0
                            maxItems: 32767
                            items: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'a page that a collection and a search share',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                responses:
                  '200': { $ref: '#/components/responses/Orders' }
            /v1/shop/search-orders:
              post:
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                responses:
                  '200': { $ref: '#/components/responses/Orders' }
          components:
            responses:
              Orders:
                description: A page of orders.
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: '#/components/schemas/Page'
                        - properties:
                            closed: { type: boolean }
            schemas:
              Page: # <- finding
                type: object
                required: [items]
                properties:
                  items:
                    type: array
                    minItems: 0
                    maxItems: 32767
                    items: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'a page with links',
        yaml: `
          /v1/shop/orders:
            get:
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
        title: 'a small fixed set, and a list inside a resource',
        yaml: `
          /v1/shop/carriers:
            get:
              x-lintel: { paged: false }
              responses:
                '200':
                  description: The carriers.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          items:
                            type: array
                            minItems: 0
                            maxItems: 20
                            items: { $ref: 'common.yaml#/schemas/Resource' }
          /v1/shop/carts/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The cart.
                  content:
                    application/json:
                      schema:
                        allOf:
                          - $ref: 'common.yaml#/schemas/Resource'
                          - properties:
                              contents:
                                type: object
                                required: [items]
                                properties:
                                  items: { type: array, minItems: 0, maxItems: 100, items: { type: object } }
        `,
      },
    ],
  },
});
