import { defineRule } from '../../framework/define-rule.ts';
import pageSizeBound from '../../functions/page-size-bound.ts';

export default defineRule({
  id: 'max-items-small-page',
  statements: ['2.2/max-items-not-page-size'],
  severity: 'hint',
  summary: 'The maxItems of a page leaves room for larger pages.',
  why: 'A bound as small as a page mostly is a page size in disguise, and rejects the larger pages of a later release.',
  then: {
    function: pageSizeBound,
    functionOptions: { parameter: 'pageSize', pagedBy: ['page', 'pageToken'], property: 'items', below: 1000 },
  },
  examples: {
    bad: [
      {
        title: 'a bound of 500 on a paged collection',
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
                          items:
                            type: array
                            minItems: 0
                            maxItems: 500 # <- finding
                            items: { type: object }
        `,
      },
      {
        title: 'a shared response',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - $ref: '#/components/parameters/PageSize'
                  - { $ref: 'common.yaml#/parameters/Page' }
                responses:
                  '200': { $ref: '#/components/responses/Page' }
          components:
            parameters:
              PageSize:
                name: pageSize
                in: query
                schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
            responses:
              Page:
                description: A page.
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
                          maxItems: 999 # <- finding
                          items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'a bound of 1000',
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
                          items: { type: array, minItems: 0, maxItems: 1000, items: { type: object } }
        `,
      },
    ],
    ignored: [
      {
        title: 'a small array beside the page',
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
                          notes: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
        `,
      },
    ],
  },
});
