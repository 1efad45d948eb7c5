import { defineRule } from '../../framework/define-rule.ts';
import wholeRepresentation from '../../functions/whole-representation.ts';

export default defineRule({
  id: 'put-whole',
  statements: ['4.2/put-whole'],
  severity: 'warn',
  summary: 'PUT takes the entire representation that GET returns, less what is readOnly.',
  why: 'Clients read a resource, change it and send it back; what PUT does not take is lost, or cannot be changed at all.',
  then: {
    function: wholeRepresentation,
    functionOptions: { methods: ['put'], classes: ['item', 'singleton'], body: 'request' },
  },
  examples: {
    bad: [
      {
        title: 'a part only',
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
                        schema: { $ref: '#/components/schemas/Customer' }
              put:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody:
                  content:
                    application/json:
                      schema: # <- finding
                        type: object
                        properties:
                          title: { type: string, minLength: 1, maxLength: 100 }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            schemas:
              Customer:
                allOf:
                  - $ref: 'common.yaml#/schemas/Resource'
                  - type: object
                    properties:
                      newsletter: { type: boolean }
        `,
      },
      {
        title: 'something else in a shared body, which is right where it creates',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody: { $ref: '#/components/requestBodies/NewCustomer' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
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
              put:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody: # <- finding
                  $ref: '#/components/requestBodies/NewCustomer'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            requestBodies:
              NewCustomer:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 100 }
                        newsletter: { type: boolean }
        `,
      },
      {
        title: 'no body, and one without content',
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
              put: # <- finding
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The account.
                    headers:
                      ETag: { $ref: 'common.yaml#/headers/ETag' }
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
              put:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody: # <- finding
                  $ref: '#/components/requestBodies/Nothing'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            requestBodies:
              Nothing: { content: {} }
        `,
      },
    ],
    good: [
      {
        title: 'the same schema, and one without what is readOnly and with what is writeOnly',
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
              put:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The account.
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
                      schema:
                        type: object
                        properties:
                          title: { type: string, minLength: 1, maxLength: 100 }
                          frozen: { type: boolean, writeOnly: true }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'no body where there is nothing to send: GET shows only what the service sets, or nothing',
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
                      schema:
                        type: object
                        properties:
                          id: { $ref: 'common.yaml#/schemas/Id' }
                          links: { $ref: 'common.yaml#/schemas/Links' }
                          joinTime: { type: string, format: date-time, minLength: 24, maxLength: 24, readOnly: true }
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/customers/{id}/favorites/{itemId}:
            parameters:
              - { $ref: 'common.yaml#/parameters/Id' }
              - name: itemId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            put:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'schemas that do not tell what the object holds',
        yaml: `
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody:
                content:
                  application/json:
                    schema: { type: object }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
            get:
              responses:
                '200':
                  description: The profile.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
  },
});
