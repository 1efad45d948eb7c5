import { defineRule } from '../../framework/define-rule.ts';
import conditionalUpdates from '../../functions/conditional-updates.ts';

/** What PUT or PATCH updates without If-Match is told by 9.1/etag. */
export default defineRule({
  id: 'if-match-tag',
  statements: ['4.6/if-match'],
  severity: 'error',
  summary: 'Where an operation takes If-Match, GET of its path answers with ETag.',
  why: 'A client that never saw an entity tag has nothing to send in If-Match.',
  then: { function: conditionalUpdates, functionOptions: { wanted: 'tag' } },
  examples: {
    bad: [
      {
        title: 'PATCH under a condition',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
            patch:
              parameters:
                - $ref: 'common.yaml#/parameters/IfMatch' # <- finding
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'PUT and DELETE of a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              $ref: '#/components/pathItems/Order'
          components:
            parameters:
              Tag:
                name: if-match
                in: header
                schema: { type: string, minLength: 2, maxLength: 80, pattern: '^"[!#-~]*"$' }
            pathItems:
              Order:
                parameters:
                  - $ref: 'common.yaml#/parameters/Id'
                  - $ref: '#/components/parameters/Tag' # <- finding
                get:
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
                put:
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                delete:
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'ETag on the GET',
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
        title: 'a path without GET',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
