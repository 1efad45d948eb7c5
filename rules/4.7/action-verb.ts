import { defineRule } from '../../framework/define-rule.ts';
import actionNames from '../../functions/action-names.ts';

export default defineRule({
  id: 'action-verb',
  statements: ['4.7/action-verb'],
  severity: 'warn',
  summary: 'An action is named by an English verb, a search by a verb and what it looks for.',
  why: 'A verb tells at a glance that the path does something, where a noun promises a resource that GET would read.',
  then: { function: actionNames },
  examples: {
    bad: [
      {
        title: 'a noun that has POST only and answers 204',
        yaml: `
          /v1/shop/orders/{id}/cancellation: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a search that ends in its verb, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customer-search: # <- finding
              $ref: '#/components/pathItems/CustomerSearch'
          components:
            pathItems:
              CustomerSearch:
                post:
                  parameters:
                    - $ref: 'common.yaml#/parameters/PageSize'
                    - $ref: 'common.yaml#/parameters/Page'
                    - $ref: 'common.yaml#/parameters/TotalRequired'
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'what is done to an order, a price or a payment',
        yaml: `
          /v1/shop/order-search: # <- finding
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
          /v1/shop/price-calculation: # <- finding
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/payment-capture: # <- finding
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'verbs, and a search by verb and noun',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/search-customers:
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
        title: 'words that are verbs as well as nouns, and search alone',
        yaml: `
          /v1/shop/payments/{id}/capture:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/orders/search:
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a singular resource that can be read',
        yaml: `
          /v1/shop/orders/{id}/invoice:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'verbs before what they request or record',
        yaml: `
          /v1/shop/request-cancellation:
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/record-payment:
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
