import { defineRule } from '../../framework/define-rule.ts';
import documentedErrors from '../../functions/documented-errors.ts';

export default defineRule({
  id: 'errors-documented',
  statements: ['7.1/errors-documented'],
  severity: 'warn',
  summary: 'An operation with input documents 400, and every operation documents default or a 5xx.',
  why: 'What is not documented is not handled: clients learn of the error when it happens.',
  then: {
    function: documentedErrors,
    functionOptions: {
      methods: ['get', 'put', 'post', 'patch', 'delete'],
      pagingParameters: ['page', 'pageSize'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a body without 400, and no other error either',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/remind:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { type: object, properties: { friendly: { type: boolean } } }
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes: { bearer: { type: http, scheme: bearer } }
        `,
        asWritten: true,
      },
      {
        title: 'a query parameter of the path item, behind a reference; default is not enough',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters:
                - { $ref: 'common.yaml#/parameters/Id' }
                - { $ref: '#/components/parameters/Fields' }
              get:
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes: { bearer: { type: http, scheme: bearer } }
            parameters:
              Fields:
                name: fields
                in: query
                description: Fields to return, separated by commas.
                schema: { type: string, minLength: 1, maxLength: 200 }
        `,
        asWritten: true,
      },
    ],
    good: [
      {
        title: 'a range for the errors of the client, and a 5xx',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/remind:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { type: object, properties: { friendly: { type: boolean } } }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  4XX: { $ref: 'common.yaml#/responses/Error' }
                  '503': { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes: { bearer: { type: http, scheme: bearer } }
        `,
        asWritten: true,
      },
    ],
    ignored: [
      {
        title: 'a path parameter, which is no input, and a webhook, which the receiver answers',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          webhooks:
            invoicePaid:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            securitySchemes: { bearer: { type: http, scheme: bearer } }
        `,
        asWritten: true,
      },
    ],
  },
});
