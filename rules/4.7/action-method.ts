import { defineRule } from '../../framework/define-rule.ts';
import actionMethods from '../../functions/action-methods.ts';

export default defineRule({
  id: 'action-method',
  statements: ['4.7/action-method'],
  severity: 'error',
  summary: 'An action is POST; one whose answer can be cached is GET with query parameters.',
  why: 'PUT, PATCH and DELETE promise to write or remove what GET reads at the same path, and an action has no such thing.',
  then: { function: actionMethods },
  examples: {
    bad: [
      {
        title: 'PUT on a verb',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put: # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a list that GET answers without query parameters',
        yaml: `
          /v1/shop/get-customers:
            get: # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'GET without query parameters, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/cards/{id}/reveal:
              $ref: '#/components/pathItems/Reveal'
          components:
            pathItems:
              Reveal:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get: # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'PUT on a search',
        yaml: `
          /v1/shop/orders/search:
            put: # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'POST, and GET with query parameters of the path',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/convert-currency:
            parameters:
              - { name: amount, in: query, schema: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' } }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a singleton that is read and written',
        yaml: `
          /v1/shop/orders/{id}/discount:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The discount.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody:
                required: true
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
