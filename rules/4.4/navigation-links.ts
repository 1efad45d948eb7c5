import { defineRule } from '../../framework/define-rule.ts';
import navigationRelations from '../../functions/navigation-relations.ts';

export default defineRule({
  id: 'navigation-links',
  statements: ['4.4/navigation-links'],
  severity: 'warn',
  summary: 'Links between pages have the relations self, first, last, next and prev.',
  why: 'A client that follows next to the end does not know that elsewhere it is called next_page.',
  then: { function: navigationRelations },
  examples: {
    bad: [
      {
        title: 'names of other vocabularies in a list',
        yaml: `
          OrderPage:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { $ref: 'common.yaml#/schemas/Resource' } }
              links:
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
                        - previous # <- finding
                        - last_page # <- finding
                    method: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [GET] }
        `,
      },
      {
        title: 'in the example of a component',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/PageToken' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                responses:
                  '200': { $ref: '#/components/responses/Orders' }
          components:
            responses:
              Orders:
                description: A page of orders.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Page' }
                    example:
                      items: []
                      links:
                        - { href: 'https://api.example.com/v1/shop/orders', rel: self, method: GET }
                        - href: https://api.example.com/v1/shop/orders?pageToken=b
                          rel: previous # <- finding
                          method: GET
        `,
      },
    ],
    good: [
      {
        title: 'the navigation relations, and an action',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/PageToken' }
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
                            - { href: 'https://api.example.com/v1/shop/orders', rel: self, method: GET }
                            - { href: 'https://api.example.com/v1/shop/orders?pageToken=b', rel: prev, method: GET }
                            - { href: 'https://api.example.com/v1/shop/orders', rel: create, method: POST }
        `,
      },
    ],
    ignored: [
      {
        title: 'the version before, linked from one resource',
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
                          - { href: 'https://api.example.com/v1/shop/orders/hPnJuRkRRuO5vtGxRn7tWA', rel: self, method: GET }
                          - { href: 'https://api.example.com/v1/shop/orders/tRfJuRkRRuO5vtGxRn7tWA', rel: previous, method: GET }
        `,
      },
    ],
  },
});
