import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';

/** PATCH of a resource with a state documents 422, by 3/invalid-operation. */
export default defineRule({
  id: 'patch-invalid-state',
  statements: ['4.6/invalid-state', '7.1/errors-documented'],
  severity: 'warn',
  summary: 'PATCH documents 400 or 422.',
  why: 'Each change can be right and the result still wrong; clients must know how they are told.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['patch'],
      exceptOnState: true,
      wanted: [['400', '422']],
      remedy: 'answer 400 or 422 when the result is no valid state',
    },
  },
  examples: {
    bad: [
      {
        title: 'success and default only',
        asWritten: true,
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
          security: [{ bearer: [] }]
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                responses: # <- finding
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: 'a path item behind a reference',
        asWritten: true,
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
            pathItems:
              Order:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                patch:
                  requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                  responses: # <- finding
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                    '409': { $ref: 'common.yaml#/responses/Error' }
                    '500': { $ref: 'common.yaml#/responses/Error' }
          security: [{ bearer: [] }]
          paths:
            /v1/shop/orders/{id}:
              $ref: '#/components/pathItems/Order'
        `,
      },
    ],
    good: [
      {
        title: '422',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: '4XX',
        asWritten: true,
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
          security: [{ bearer: [] }]
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  4XX: { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'PUT, and a webhook',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          webhooks:
            orderChanged:
              patch:
                responses:
                  '204': { description: Taken. }
        `,
      },
    ],
  },
});
