import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';

export default defineRule({
  id: 'get-not-found',
  statements: ['4.2/get-not-found', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'GET on a single resource documents 404.',
  why: 'A missing resource is an everyday answer that every client has to handle; a default response does not tell it from a failure.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['item'],
      wanted: [['404']],
      remedy: 'document it for an identifier that is not found',
    },
  },
  examples: {
    bad: [
      {
        title: 'a default only',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
      {
        title: 'one of a sub-collection, in a path item behind a reference',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/customers/{id}/accounts/{accountId}:
              $ref: '#/components/pathItems/Account'
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
            pathItems:
              Account:
                parameters:
                  - $ref: 'common.yaml#/parameters/Id'
                  - name: accountId
                    in: path
                    required: true
                    schema: { $ref: 'common.yaml#/schemas/Id' }
                get:
                  responses: # <- finding
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '410': { $ref: 'common.yaml#/responses/Error' }
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '404, or the range that has it',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  4XX: { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
    ],
    ignored: [
      {
        title: 'a collection, and a singleton',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/customers:
              get:
                parameters:
                  - $ref: 'common.yaml#/parameters/PageSize'
                  - $ref: 'common.yaml#/parameters/Page'
                  - $ref: 'common.yaml#/parameters/TotalRequired'
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
                  '400': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
            /v1/shop/customers/{id}/profile:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
    ],
  },
});
