import { defineRule } from '../../framework/define-rule.ts';
import collectionItems from '../../functions/collection-items.ts';

/** A bare array is told by 1/object-responses, what a search answers by 4.7/search-collection. */
export default defineRule({
  id: 'collection-items',
  statements: ['2.5/collection-items'],
  severity: 'error',
  summary: 'A collection response is an object with a required array items.',
  why: 'One shape for all collections lets clients page, list and count with the same code, whatever the resources are.',
  then: { function: collectionItems, functionOptions: { kind: 'collection' } },
  examples: {
    bad: [
      {
        title: 'the array under another name',
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
        title: 'items that may be missing, and items that is no array, in components',
        yaml: `
          paths:
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
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Page'
                            - properties:
                                closed: { type: boolean }
            /v1/shop/refunds:
              get:
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                responses:
                  '200':
                    description: A page of refunds.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Refunds' }
          components:
            schemas:
              Page:
                type: object
                required: [links] # <- finding
                properties:
                  items:
                    type: [array]
                    minItems: 0
                    maxItems: 32767
                    items: { $ref: 'common.yaml#/schemas/Resource' }
                  links: { $ref: 'common.yaml#/schemas/Links' }
              Refunds:
                type: object
                required: [items]
                properties:
                  items: # <- finding
                    type: object
                    additionalProperties: { $ref: 'common.yaml#/schemas/Resource' }
                  links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
      {
        title: 'a resource where a collection is to be: its use is wrong',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
              responses:
                '200':
                  description: The orders.
                  content:
                    application/json:
                      schema: # <- finding
                        $ref: 'common.yaml#/schemas/Resource'
        `,
      },
    ],
    good: [
      {
        title: 'required items, where one part defines and another requires them',
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
                      schema:
                        required: [items]
                        allOf:
                          - type: object
                            properties:
                              items:
                                type: array
                                minItems: 0
                                maxItems: 32767
                                items: { $ref: 'common.yaml#/schemas/Resource' }
                              links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a singleton',
        yaml: `
          /v1/shop/settings:
            x-lintel: { resource: singleton }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
