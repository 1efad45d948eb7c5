import { defineRule } from '../../framework/define-rule.ts';
import lastLinkOnRequest from '../../functions/last-link-on-request.ts';

export default defineRule({
  id: 'last-link-on-request',
  statements: ['4.4/navigation-links'],
  severity: 'warn',
  summary: 'There is a link to the last page only where clients can ask for the total.',
  why: 'The last page is known only when everything is counted, which nobody asked for.',
  then: {
    function: lastLinkOnRequest,
    functionOptions: { relation: 'last', parameter: 'totalRequired', totals: ['totalItems', 'totalPages'] },
  },
  examples: {
    bad: [
      {
        title: 'in the example of a list that never counts',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                responses:
                  '200': { $ref: '#/components/responses/Orders' }
          components:
            responses:
              Orders:
                description: A page of orders.
                content:
                  application/json:
                    schema:
                      type: object
                      required: [items]
                      properties:
                        items: { type: array, minItems: 0, maxItems: 32767, items: { $ref: 'common.yaml#/schemas/Resource' } }
                        links: { $ref: 'common.yaml#/schemas/Links' }
                    example:
                      items: []
                      links:
                        - { href: 'https://api.example.com/v1/shop/orders', rel: self, method: GET }
                        - href: https://api.example.com/v1/shop/orders?page=9
                          rel: last # <- finding
                          method: GET
        `,
      },
      {
        title: 'in the relations that are listed',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/PageToken' }
                responses:
                  '200':
                    description: A page of orders.
                    content:
                      application/json:
                        schema:
                          type: object
                          required: [items]
                          properties:
                            items: { type: array, minItems: 0, maxItems: 32767, items: { $ref: 'common.yaml#/schemas/Resource' } }
                            links: { $ref: '#/components/schemas/Links' }
          components:
            schemas:
              Links:
                type: array
                minItems: 0
                maxItems: 10
                items:
                  type: object
                  required: [href, rel]
                  properties:
                    href: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                    rel:
                      type: string
                      minLength: 1
                      maxLength: 255
                      enum:
                        - self
                        - next
                        - last # <- finding
                    method: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [GET] }
        `,
      },
      {
        title: 'in the example of the links',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
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
                          items: { type: array, minItems: 0, maxItems: 32767, items: { $ref: 'common.yaml#/schemas/Resource' } }
                          links:
                            $ref: 'common.yaml#/schemas/Links'
                            example:
                              - href: https://api.example.com/v1/shop/orders?page=9
                                rel: last # <- finding
                                method: GET
        `,
      },
    ],
    good: [
      {
        title: 'where clients can ask',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200':
                  description: A page of orders.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Page' }
                      example:
                        items: []
                        links:
                          - { href: 'https://api.example.com/v1/shop/orders?page=9', rel: last, method: GET }
        `,
      },
    ],
    ignored: [
      {
        title: 'another link of the name',
        yaml: `
          /v1/shop/orders/{id}:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/Id' }
              responses:
                '200':
                  description: The order.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                      example:
                        id: hPnJuRkRRuO5vtGxRn7tWA
                        title: Two lamps
                        links:
                          - { href: 'https://api.example.com/v1/shop/orders/tRfJuRkRRuO5vtGxRn7tWA', rel: last, method: GET }
        `,
      },
    ],
  },
});
