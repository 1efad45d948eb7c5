import { defineRule } from '../../framework/define-rule.ts';
import wholeRepresentation from '../../functions/whole-representation.ts';

export default defineRule({
  id: 'patch-whole',
  statements: ['4.2/patch-no-content'],
  severity: 'error',
  summary: 'The 200 of PATCH has the entire representation that GET returns.',
  why: 'A client asks for the representation to spare itself a GET; with a part of it, it has to read again after all.',
  then: {
    function: wholeRepresentation,
    functionOptions: { methods: ['patch'], classes: ['item', 'singleton'], body: 'response' },
  },
  examples: {
    bad: [
      {
        title: 'a part only',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The customer.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            patch:
              parameters:
                - $ref: 'common.yaml#/parameters/PreferReturn'
                - $ref: 'common.yaml#/parameters/IfMatch'
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200':
                  description: What has changed.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: # <- finding
                        $ref: 'common.yaml#/schemas/Accepted'
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a shared response that is right elsewhere',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The customer.
                    headers:
                      ETag: { $ref: 'common.yaml#/headers/ETag' }
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
              patch:
                parameters:
                  - $ref: 'common.yaml#/parameters/PreferReturn'
                  - $ref: 'common.yaml#/parameters/IfMatch'
                requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                responses:
                  '200': # <- finding
                    $ref: '#/components/responses/Links'
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/customers/{id}/activate:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200': { $ref: '#/components/responses/Links' }
          components:
            responses:
              Links:
                description: Links only.
                headers:
                  ETag: { $ref: 'common.yaml#/headers/ETag' }
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Accepted' }
        `,
      },
    ],
    good: [
      {
        title: 'the same as GET',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': &customer
                  description: The customer.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            patch:
              parameters:
                - $ref: 'common.yaml#/parameters/PreferReturn'
                - $ref: 'common.yaml#/parameters/IfMatch'
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200': *customer
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a 200 of PATCH on a path without GET',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              parameters: [{ $ref: 'common.yaml#/parameters/PreferReturn' }]
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
