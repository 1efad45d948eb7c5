import { defineRule } from '../../framework/define-rule.ts';
import pageSizeBound from '../../functions/page-size-bound.ts';

export default defineRule({
  id: 'max-items-not-page-size',
  statements: ['2.2/max-items-not-page-size'],
  severity: 'warn',
  summary: 'The maxItems of a page is not its page size.',
  why: 'The page size changes with every tuning of the service; a schema that repeats it rejects the pages of the next release.',
  then: { function: pageSizeBound, functionOptions: { parameter: 'pageSize', property: 'items' } },
  examples: {
    bad: [
      {
        title: 'the maximum of pageSize',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 2000, default: 20 }
                - { $ref: 'common.yaml#/parameters/Page' }
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          links: { $ref: 'common.yaml#/schemas/Links' }
                          items:
                            type: array
                            minItems: 0
                            maxItems: 2000 # <- finding
                            items: { type: object }
        `,
      },
      {
        title: 'the default of a pageSize of the path, in a component that an allOf extends',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: pageSize
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 5000, default: 1000 }
                - { $ref: 'common.yaml#/parameters/Page' }
              get:
                responses:
                  '200':
                    description: A page of orders.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Page'
          components:
            schemas:
              Page:
                type: object
                required: [items]
                properties:
                  links: { $ref: 'common.yaml#/schemas/Links' }
                  items:
                    type: array
                    minItems: 0
                    maxItems: 1000 # <- finding
                    items: { type: object }
        `,
      },
      {
        title: 'an array that a collection narrows',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - name: pageSize
                    in: query
                    schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
                  - { $ref: 'common.yaml#/parameters/Page' }
                responses:
                  '200':
                    description: A page of orders.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Page'
                            - type: object
                              properties:
                                items:
                                  type: array
                                  minItems: 0
                                  maxItems: 100 # <- finding
                                  items: { type: object }
          components:
            schemas:
              Page:
                type: object
                required: [items]
                properties:
                  links: { $ref: 'common.yaml#/schemas/Links' }
                  items:
                    type: array
                    minItems: 0
                    maxItems: 32767
                    items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'a bound of the array',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
                - { $ref: 'common.yaml#/parameters/Page' }
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          links: { $ref: 'common.yaml#/schemas/Links' }
                          items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
        `,
      },
    ],
    ignored: [
      {
        title: 'a page size as large as any array',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 32767, default: 20 }
                - { $ref: 'common.yaml#/parameters/Page' }
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          links: { $ref: 'common.yaml#/schemas/Links' }
                          items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
        `,
      },
      {
        title: 'an array that is no page',
        yaml: `
          /v1/shop/orders:
            get:
              x-lintel: { paged: false }
              responses:
                '200':
                  description: Orders.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          links: { $ref: 'common.yaml#/schemas/Links' }
                          items: { type: array, minItems: 0, maxItems: 20, items: { type: object } }
        `,
      },
    ],
  },
});
