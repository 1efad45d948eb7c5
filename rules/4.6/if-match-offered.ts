import { defineRule } from '../../framework/define-rule.ts';
import conditionalUpdates from '../../functions/conditional-updates.ts';

export default defineRule({
  id: 'if-match-offered',
  statements: ['4.6/if-match'],
  severity: 'hint',
  summary: 'PUT and PATCH of what is read with an ETag take If-Match.',
  why: 'The entity tag prevents lost updates only where the update can be bound to it.',
  then: { function: conditionalUpdates, functionOptions: { wanted: 'condition' } },
  examples: {
    bad: [
      {
        title: 'PATCH',
        yaml: `
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
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            patch: # <- finding
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'PUT beside a conditional PATCH, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              $ref: '#/components/pathItems/Order'
          components:
            pathItems:
              Order:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get:
                  responses:
                    '200':
                      description: The order.
                      headers:
                        etag: { $ref: 'common.yaml#/headers/ETag' }
                      content:
                        application/json:
                          schema: { $ref: 'common.yaml#/schemas/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
                put: # <- finding
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                patch:
                  parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                  requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'If-Match',
        yaml: `
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
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            patch:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'DELETE, and a resource without entity tag',
        yaml: `
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
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }

          /v1/shop/refunds/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
