import { defineRule } from '../../framework/define-rule.ts';
import operationMethods from '../../functions/operation-methods.ts';

export default defineRule({
  id: 'singleton-methods',
  statements: ['4.2/singleton'],
  severity: 'warn',
  summary: 'A singleton has no POST and no DELETE; PUT creates or updates it.',
  why: 'There is always exactly one, so nothing is there to be added or removed.',
  then: {
    function: operationMethods,
    functionOptions: {
      classes: ['singleton'],
      forbidden: ['post', 'delete'],
      remedy: 'it always exists, so let PUT set it and GET read it',
    },
  },
  examples: {
    bad: [
      {
        title: 'DELETE below a resource',
        yaml: `
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
            delete: # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'POST at the top, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/configuration:
              $ref: '#/components/pathItems/Configuration'
          components:
            pathItems:
              Configuration:
                get:
                  responses:
                    '200':
                      description: The configuration.
                      headers:
                        ETag: { $ref: 'common.yaml#/headers/ETag' }
                      content:
                        application/json:
                          schema: { $ref: 'common.yaml#/schemas/Resource' }
                put:
                  parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                post: # <- finding
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses:
                    '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'GET and PUT',
        yaml: `
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The profile.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a single resource, a collection, and an action',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/customers/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
