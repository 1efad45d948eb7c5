import { defineRule } from '../../framework/define-rule.ts';
import idempotencyKeyNames from '../../functions/idempotency-key-names.ts';

/** Names that begin with X- are told here, and not by 9.1/no-x-prefix. */
export default defineRule({
  id: 'idempotency-key-name',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'An idempotency key is carried by the header Idempotency-Key.',
  why: 'Clients and gateways repeat requests safely without reading up on each API only where the header has the same name everywhere.',
  then: { function: idempotencyKeyNames },
  examples: {
    bad: [
      {
        title: 'a header with a prefix, and a request identifier',
        yaml: `
          /v1/shop/orders:
            post:
              parameters:
                - name: X-Idempotency-Key # <- finding
                  in: header
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/refunds:
            post:
              parameters:
                - name: Request-Id # <- finding
                  in: header
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a shared parameter, an answer, and a body behind allOf',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                parameters: [{ $ref: '#/components/parameters/Key' }]
                responses:
                  '201':
                    description: The order.
                    headers:
                      Idempotent-Request-Id: { $ref: '#/components/headers/Key' } # <- finding
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
            /v1/shop/refunds:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        allOf:
                          - $ref: '#/components/schemas/Keyed'
                          - type: object
                            properties:
                              title: { type: string, minLength: 1, maxLength: 100 }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
          components:
            headers:
              Key:
                schema: { type: string, minLength: 16, maxLength: 64 }
            parameters:
              Key:
                name: X-Shop-Request-Id # <- finding
                in: header
                description: Repeat it when you retry.
                schema: { type: string, minLength: 16, maxLength: 64 }
            schemas:
              Keyed:
                type: object
                properties:
                  idempotencyKey: # <- finding
                    type: string
                    minLength: 16
                    maxLength: 64
                    pattern: '^[0-9a-f-]+$'
        `,
      },
    ],
    good: [
      {
        title: 'the header, in any case',
        yaml: `
          /v1/shop/orders:
            post:
              parameters:
                - name: idempotency-key
                  in: header
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a request identifier for tracing, by what is said or because GET has it too, and a flag of the answer',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: Request-Id
                in: header
                schema: { type: string, minLength: 16, maxLength: 64 }
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/refunds:
            post:
              parameters:
                - name: Client-Request-Id
                  in: header
                  description: Found again in our logs.
                  schema: { type: string, minLength: 16, maxLength: 64 }
              responses:
                '201':
                  description: The refund.
                  headers:
                    Idempotency-Replayed:
                      schema: { type: boolean }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
  },
});
