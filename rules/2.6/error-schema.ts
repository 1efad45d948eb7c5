import { defineRule } from '../../framework/define-rule.ts';
import errorMembers from '../../functions/error-members.ts';

export default defineRule({
  id: 'error-schema',
  statements: ['2.6/error-schema'],
  severity: 'error',
  summary:
    'An error body defines name, message and debug_id, and gives them, details, information_link and links their types.',
  why: 'One piece of code can handle all errors only if all have the same members; without debug_id, nobody finds the request that failed.',
  then: {
    function: errorMembers,
    functionOptions: {
      defined: { name: 'string', message: 'string', debug_id: 'string' },
      optional: { details: 'array', information_link: 'string', links: 'array' },
    },
  },
  examples: {
    bad: [
      {
        title: 'an error body without a correlation identifier',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema: # <- finding
                      type: object
                      required: [name, message]
                      properties:
                        name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                        message: { type: string, minLength: 1, maxLength: 2000 }
                        information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                        details:
                          type: array
                          minItems: 0
                          maxItems: 1000
                          items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
      {
        title: 'a wrong type in the object that two responses refer to, one of them by allOf',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '400': { $ref: '#/components/responses/Failed' }
                  '404':
                    description: There is no such invoice.
                    content:
                      application/json:
                        schema:
                          allOf:
                            - $ref: '#/components/schemas/Error'
                            - type: object
                              properties:
                                retryable: { type: boolean }
                  default: { $ref: '#/components/responses/Failed' }
          components:
            responses:
              Failed:
                description: The request failed.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Error' }
            schemas:
              Error:
                type: object
                required: [name, message, debug_id]
                properties:
                  name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  message: { type: string, minLength: 1, maxLength: 2000 }
                  debug_id:
                    type: [integer] # <- finding
                    minimum: 1
                    maximum: 2147483647
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
        title: 'the error object, with more properties than it needs',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
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
        title: 'what a receiver of our webhooks answers, and a success that holds errors',
        yaml: `
          webhooks:
            invoicePaid:
              post:
                responses:
                  default:
                    description: The receiver's own error.
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            text: { type: string, minLength: 1, maxLength: 80 }
          components:
            responses:
              Report:
                description: How the last run went.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        message: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
  },
});
