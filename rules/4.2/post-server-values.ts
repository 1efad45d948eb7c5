import { defineRule } from '../../framework/define-rule.ts';
import serverValues from '../../functions/server-values.ts';

/** What requests and responses share is `post-server-values-shared`'s matter, which is 2.1/read-only as well. */
export default defineRule({
  id: 'post-server-values',
  statements: ['4.2/post-server-values'],
  severity: 'warn',
  summary:
    'The body of POST on a collection leaves out id, links and the times of creation and change, or marks them readOnly.',
  why: 'What the service generates is ignored or refused when a client sends it; in the schema of the request it misleads whoever generates code from it.',
  then: { function: serverValues, functionOptions: { sharedWithResponses: false } },
  examples: {
    bad: [
      {
        title: 'the name that the path of the created resource has for its identifier',
        yaml: `
          /v1/shop/orders:
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        orderId: # <- finding
                          $ref: 'common.yaml#/schemas/Id'
                        title: { type: string, minLength: 1, maxLength: 100 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'in the body itself',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        id: # <- finding
                          $ref: 'common.yaml#/schemas/Id'
                        title: { type: string, minLength: 1, maxLength: 100 }
                        links: # <- finding
                          $ref: 'common.yaml#/schemas/Links'
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'in a part of a shared schema, told once for two collections',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody: { $ref: '#/components/requestBodies/Customer' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/customers/{id}/accounts:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody: { $ref: '#/components/requestBodies/Customer' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
          components:
            requestBodies:
              Customer:
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: '#/components/schemas/Times'
                        - type: object
                          properties:
                            newsletter: { type: boolean }
            schemas:
              Times:
                type: object
                properties:
                  createTime: # <- finding
                    type: string
                    format: date-time
                    minLength: 24
                    maxLength: 24
        `,
      },
    ],
    good: [
      {
        title: 'readOnly, at the place or behind the reference',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the identifier of what the path of the created resource is not called by',
        yaml: `
          /v1/shop/order-notes:
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        orderId: { $ref: 'common.yaml#/schemas/Id' }
                        text: { type: string, minLength: 1, maxLength: 100 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/order-notes/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'the id of another resource, a date of the business, an action, and a webhook',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          agentId: { $ref: 'common.yaml#/schemas/Id' }
                          birthDate: { type: string, format: date, minLength: 10, maxLength: 10 }
                          employer:
                            type: object
                            properties:
                              id: { $ref: 'common.yaml#/schemas/Id' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/customers/{id}/activate:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          id: { $ref: 'common.yaml#/schemas/Id' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
          webhooks:
            joined:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          id: { $ref: 'common.yaml#/schemas/Id' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
