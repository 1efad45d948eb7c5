import { defineRule } from '../../framework/define-rule.ts';
import errorFieldPointers from '../../functions/error-field-pointers.ts';

export default defineRule({
  id: 'error-field-pointer',
  statements: ['2.6/error-field-pointer'],
  severity: 'warn',
  summary: 'Examples name the field of an error by a JSON Pointer, with a filter expression or not.',
  why: 'A pointer finds the field in the request without guessing; a bare or dotted name has to be interpreted, and is ambiguous in lists.',
  then: { function: errorFieldPointers },
  examples: {
    bad: [
      {
        title: 'a path with dots and brackets',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Error' }
                    example:
                      name: VALIDATION_ERROR
                      message: The data is not valid.
                      debug_id: 90957fca61718
                      details:
                        - field: items[0].price # <- finding
                          issue: The price is negative.
                          location: body
        `,
      },
      {
        title: 'the example of a field behind references',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
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
                  debug_id: { type: string, minLength: 1, maxLength: 64 }
                  information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  details:
                    type: array
                    minItems: 0
                    maxItems: 1000
                    items: { $ref: '#/components/schemas/ErrorDetail' }
              ErrorDetail:
                type: object
                properties:
                  field:
                    type: string
                    minLength: 1
                    maxLength: 1000
                    examples:
                      - price # <- finding
                      - /items/0/price
                  issue: { type: string, minLength: 1, maxLength: 255 }
                  location: { type: string, minLength: 1, maxLength: 255, enum: [body, query] }
        `,
      },
    ],
    good: [
      {
        title: 'a pointer, one with a filter, and the older form',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Error' }
                    example:
                      name: VALIDATION_ERROR
                      message: The data is not valid.
                      debug_id: 90957fca61718
                      details:
                        - { field: /items/0/price, issue: The price is negative., location: body }
                        - { field: "/items/@sku=='A1' && size==3/price", issue: The price is negative., location: body }
                        - { field: '#/items/0/a~1b', issue: It is not known., location: body }
        `,
      },
    ],
    ignored: [
      {
        title: 'a field of something else',
        yaml: `
          Survey:
            type: object
            properties:
              details:
                type: array
                minItems: 0
                maxItems: 10
                items:
                  type: object
                  properties:
                    field: { type: string, minLength: 1, maxLength: 80 }
            example:
              details:
                - field: agriculture
        `,
      },
    ],
  },
});
