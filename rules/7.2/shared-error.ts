import { defineRule } from '../../framework/define-rule.ts';
import sharedError from '../../functions/shared-error.ts';

export default defineRule({
  id: 'shared-error',
  statements: ['7.2/shared-error'],
  severity: 'warn',
  summary: 'One error object serves every error response, by reference or extended by allOf.',
  why: 'Copies drift apart, and code generators make a class of each, so that clients handle the same error several times.',
  then: { function: sharedError },
  examples: {
    bad: [
      {
        title: 'an inline copy beside the shared object',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404':
                    description: There is no such invoice.
                    content:
                      application/json:
                        schema: # <- finding
                          type: object
                          required: [name, message, debug_id]
                          properties:
                            name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                            message: { type: string, minLength: 1, maxLength: 2000 }
                            debug_id: { type: string, minLength: 1, maxLength: 64 }
                            information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                            details:
                              type: array
                              minItems: 0
                              maxItems: 1000
                              items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
      {
        title: 'a second component, which two shared responses refer to',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '403': { $ref: 'common.yaml#/responses/Error' }
                  '404': { $ref: '#/components/responses/NotFound' }
                  '410': { $ref: '#/components/responses/Gone' }
                  '503': { $ref: 'common.yaml#/responses/Error' }
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/LookupError' }
              Gone:
                description: There is no such invoice any more.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/LookupError' }
            schemas:
              LookupError: # <- finding
                type: object
                required: [name, message, debug_id]
                properties:
                  name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  message: { type: string, minLength: 1, maxLength: 2000 }
                  debug_id: { type: string, minLength: 1, maxLength: 64 }
                  information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  details:
                    type: array
                    minItems: 0
                    maxItems: 1000
                    items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
    ],
    good: [
      {
        title: 'the shared object, and an extension of it',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': { $ref: 'common.yaml#/responses/Error' }
                '503':
                  description: The service is busy.
                  content:
                    application/json:
                      schema:
                        allOf:
                          - $ref: 'common.yaml#/schemas/Error'
                          - type: object
                            properties:
                              retryable: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'one inline schema in a shared response, which is one object',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '400': { $ref: '#/components/responses/Failed' }
                  '404': { $ref: '#/components/responses/Failed' }
                  default: { $ref: '#/components/responses/Failed' }
          components:
            responses:
              Failed:
                description: The request failed.
                content:
                  application/json:
                    schema:
                      type: object
                      required: [name, message, debug_id]
                      properties:
                        name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                        message: { type: string, minLength: 1, maxLength: 2000 }
                        debug_id: { type: string, minLength: 1, maxLength: 64 }
                        information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                        details:
                          type: array
                          minItems: 0
                          maxItems: 1000
                          items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
    ],
  },
});
