import { defineRule } from '../../framework/define-rule.ts';
import keyedResponses from '../../functions/keyed-responses.ts';

export default defineRule({
  id: 'idempotency-errors',
  statements: ['4.5/responses', '7.1/errors-documented'],
  severity: 'error',
  summary: 'A POST with Idempotency-Key documents 422 for another payload, and 400 where the key is required.',
  why: 'A client that uses a key wrongly has to know by which answer it learns that nothing was done.',
  then: { function: keyedResponses, functionOptions: { statuses: ['422', '400'] } },
  examples: {
    bad: [
      {
        title: 'the answers to the first request and to its repetition only',
        yaml: `
          /v1/shop/orders:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              responses: # <- finding
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a required key of the path item, and default in place of the errors',
        asWritten: true,
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
          security: [{ bearer: [] }]
          paths:
            /v1/shop/orders:
              parameters:
                - name: Idempotency-Key
                  in: header
                  required: true
                  schema: { type: string, minLength: 16, maxLength: 64 }
              post:
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '201': { $ref: 'common.yaml#/responses/Resource' }
                  default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'all of them; 202 counts for 201, and 4XX for the errors',
        yaml: `
          /v1/shop/orders:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
          /v1/shop/refunds:
            post:
              parameters:
                - name: Idempotency-Key
                  in: header
                  required: true
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '202': { $ref: 'common.yaml#/responses/Accepted' }
                4XX: { $ref: 'common.yaml#/responses/Error' }
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a POST without key, and a webhook',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
          webhooks:
            orderPaid:
              post:
                parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'an action, which creates nothing',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
  },
});
