import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';

export default defineRule({
  id: 'invalid-operation',
  statements: ['3/invalid-operation', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'Actions upon a resource with a state, and PATCH of it, document 422.',
  why: 'The state forbids the operation sooner or later; a client that did not know of 422 cannot offer what would help.',
  then: {
    function: responseCodes,
    functionOptions: {
      onState: true,
      wanted: [['422']],
      remedy: 'the state of the resource can forbid this, so answer 422 INVALID_OPERATION with a link to what helps',
    },
  },
  examples: {
    bad: [
      {
        title: 'an action and a PATCH',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    headers:
                      ETag: { $ref: 'common.yaml#/headers/ETag' }
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
              patch:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                responses: # <- finding
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses: # <- finding
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
        `,
      },
      {
        title: 'an action whose resource only the collection shows, by a part of it',
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
                        schema:
                          type: object
                          required: [items]
                          properties:
                            items:
                              type: array
                              minItems: 0
                              maxItems: 32767
                              items: { $ref: '#/components/schemas/Order' }
                            totalItems: { type: integer, minimum: 0, maximum: 2147483647 }
                            totalPages: { type: integer, minimum: 1, maximum: 2147483647 }
                            links: { $ref: 'common.yaml#/schemas/Links' }
            /v1/shop/orders/{id}/cancel:
              $ref: '#/components/pathItems/Cancel'
          components:
            pathItems:
              Cancel:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post:
                  responses: # <- finding
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
            schemas:
              Order:
                allOf:
                  - $ref: '#/components/schemas/Stateful'
                  - type: object
                    properties:
                      links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
              Stateful:
                type: object
                properties:
                  state: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
        `,
      },
    ],
    good: [
      {
        title: '422, or all of 4XX',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                            links: { readOnly: true, $ref: 'common.yaml#/schemas/Links' }
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  '422': { $ref: 'common.yaml#/responses/Error' }
            /v1/shop/orders/{id}/deliver:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  4XX: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action upon a resource without a state',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/customers/{id}/notify:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'PUT, and an action that is read',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/orders/{id}/calculate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              parameters:
                - { name: amount, in: query, schema: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
