import { defineRule } from '../../framework/define-rule.ts';
import errorUri from '../../functions/error-uri.ts';

export default defineRule({
  id: 'information-link',
  statements: ['2.6/information-link'],
  severity: 'warn',
  summary: 'The information_link of an error is a URI: its schema says so, and examples show one.',
  why: 'A link that is a URI can be opened as it is; a text has to be read first.',
  then: { function: errorUri, functionOptions: { property: 'information_link' } },
  examples: {
    bad: [
      {
        title: 'a string without format',
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
                        name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                        message: { type: string, minLength: 1, maxLength: 2000 }
                        debug_id: { type: string, minLength: 1, maxLength: 64 }
                        information_link: { type: string, minLength: 1, maxLength: 2000 } # <- finding
                        details:
                          type: array
                          minItems: 0
                          maxItems: 1000
                          items: { $ref: 'common.yaml#/schemas/ErrorDetail' }
        `,
      },
      {
        title: 'another format, and an example, of an object that responses extend',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema:
                      allOf:
                        - $ref: '#/components/schemas/Error'
                        - type: object
                          properties:
                            retryable: { type: boolean }
                    example:
                      name: INVOICE_NOT_FOUND
                      message: There is no such invoice.
                      debug_id: 90957fca61718
                      information_link: See the handbook # <- finding
            schemas:
              Error:
                type: object
                required: [name, message, debug_id]
                properties:
                  name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  message: { type: string, minLength: 1, maxLength: 2000 }
                  debug_id: { type: string, minLength: 1, maxLength: 64 }
                  information_link:
                    type: string
                    format: hostname # <- finding
                    minLength: 1
                    maxLength: 2000
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
        title: 'format uri, and a URI',
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
                      information_link: https://api.example.com/errors/invoice-not-found
        `,
      },
    ],
    ignored: [
      {
        title: 'a link of something else',
        yaml: `
          Handbook:
            type: object
            properties:
              informationLink: { type: string, minLength: 1, maxLength: 2000 }
        `,
      },
    ],
  },
});
