import { defineRule } from '../../framework/define-rule.ts';
import totalsOnRequest from '../../functions/totals-on-request.ts';

export default defineRule({
  id: 'totals-on-request',
  statements: ['2.5/totals-on-request'],
  severity: 'warn',
  summary:
    'totalItems and totalPages are optional, and an operation has both of them and the parameter totalRequired, or none.',
  why: 'Counting a large collection can cost more than reading a page of it; clients that need no totals should not pay for them.',
  then: {
    function: totalsOnRequest,
    functionOptions: { totals: ['totalItems', 'totalPages'], parameter: 'totalRequired' },
  },
  examples: {
    bad: [
      {
        title: 'totals that are required, in a part that the page extends',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                  - $ref: 'common.yaml#/parameters/TotalRequired'
                responses:
                  '200':
                    description: A page of orders.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Orders' }
          components:
            schemas:
              Orders:
                allOf:
                  - $ref: 'common.yaml#/schemas/Page'
                  - type: object
                    required:
                      - items
                      - totalItems # <- finding
        `,
      },
      {
        title: 'no parameter to ask for the totals, and totals that are missing',
        yaml: `
          paths:
            /v1/shop/orders:
              get: # <- finding
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
            /v1/shop/refunds:
              parameters:
                - $ref: 'common.yaml#/parameters/TotalRequired'
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
              Refunds: # <- finding
                type: object
                required: [items]
                properties:
                  items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
                  totalItems: { type: integer, minimum: 0, maximum: 2147483647 }
                  links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
    ],
    good: [
      {
        title: 'totals on request',
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
        title: 'a collection without totals',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/PageToken'
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items]
                        properties:
                          items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
                          links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
    ],
  },
});
