import { defineRule } from '../../framework/define-rule.ts';
import errorNames from '../../functions/error-names.ts';

export default defineRule({
  id: 'error-name',
  statements: ['2.6/error-name'],
  severity: 'error',
  summary: 'The name of an error is UPPER_CASE, in examples and by the pattern that it has.',
  why: 'Clients compare the name with constants; a name in another spelling is a different error to them.',
  then: { function: errorNames },
  examples: {
    bad: [
      {
        title: 'an example of a body, and a pattern that admits lower case',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema:
                      type: object
                      required: [name, message, debug_id]
                      properties:
                        name:
                          type: string
                          minLength: 1
                          maxLength: 255
                          pattern: '^[A-Za-z_]+$' # <- finding
                        message: { type: string, minLength: 1, maxLength: 2000 }
                        debug_id: { type: string, minLength: 1, maxLength: 64 }
                        information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                        details:
                          type: array
                          minItems: 0
                          maxItems: 1000
                          items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
                    example:
                      name: invoice_not_found # <- finding
                      message: There is no such invoice.
                      debug_id: 90957fca61718
        `,
      },
      {
        title: 'the example of a name behind a reference, without any pattern',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Error' }
            schemas:
              Error:
                type: object
                required: [name, message, debug_id]
                properties:
                  name: { $ref: '#/components/schemas/ErrorName' }
                  message: { type: string, minLength: 1, maxLength: 2000 }
                  debug_id: { type: string, minLength: 1, maxLength: 64 }
                  information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  details:
                    type: array
                    minItems: 0
                    maxItems: 1000
                    items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
              ErrorName:
                type: string
                minLength: 1
                maxLength: 255
                examples:
                  - invoiceNotFound # <- finding
                  - INVALID_OPERATION
        `,
      },
    ],
    good: [
      {
        title: 'the naming pattern, and an example that follows it',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Error' }
                    example:
                      name: INVOICE_NOT_FOUND
                      message: There is no such invoice.
                      debug_id: 90957fca61718
        `,
      },
    ],
    ignored: [
      {
        title: 'names of other things, in a success and inside an error',
        yaml: `
          components:
            responses:
              Customer:
                description: A customer.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Customer' }
                    example: { name: Ada }
              NotFound:
                description: There is no such customer.
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: 'common.yaml#/schemas/Error'
                        - type: object
                          properties:
                            nearest: { $ref: '#/components/schemas/Customer' }
                    example:
                      name: CUSTOMER_NOT_FOUND
                      message: There is no such customer.
                      debug_id: 90957fca61718
                      nearest: { name: Ada }
            schemas:
              Customer:
                type: object
                properties:
                  name: { type: string, minLength: 1, maxLength: 80, pattern: '^[A-Za-z ]+$' }
                  links: { $ref: 'common.yaml#/schemas/Links' }
        `,
      },
    ],
  },
});
