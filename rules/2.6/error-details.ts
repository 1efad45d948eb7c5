import { defineRule } from '../../framework/define-rule.ts';
import errorDetails from '../../functions/error-details.ts';

export default defineRule({
  id: 'error-details',
  statements: ['2.6/error-details'],
  severity: 'error',
  summary: 'The items of details define field, issue and location as strings; value is not required.',
  why: 'A client marks the wrong field of a form by field and location, and explains it by issue.',
  then: {
    function: errorDetails,
    functionOptions: {
      defined: { field: 'string', issue: 'string', location: 'string' },
      optional: ['value'],
    },
  },
  examples: {
    bad: [
      {
        title: 'no location, and a required value',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
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
                          items: # <- finding
                            type: object
                            required:
                              - field
                              - value # <- finding
                            properties:
                              field: { type: string, minLength: 1, maxLength: 1000 }
                              value: { type: string, minLength: 0, maxLength: 1000 }
                              issue: { type: string, minLength: 1, maxLength: 255 }
        `,
      },
      {
        title: 'items that are texts, behind two references',
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
                  details: { $ref: '#/components/schemas/Details' }
              Details:
                type: array
                minItems: 0
                maxItems: 1000
                items: { type: string, minLength: 1, maxLength: 255 } # <- finding
        `,
      },
      {
        title: 'an item of an example without an issue that its schema requires',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Error' }
                    example:
                      name: VALIDATION_ERROR
                      message: The data is not valid.
                      debug_id: AbCdEfGhIjKlMnOpQrStUv
                      information_link: https://api.example.com/errors/validation
                      details:
                        - { field: /title, issue: EMPTY, location: body }
                        - { field: /title, location: body } # <- finding
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
                    items:
                      type: object
                      required: [issue]
                      properties:
                        field: { type: string, minLength: 1, maxLength: 1000 }
                        issue: { type: string, minLength: 1, maxLength: 255 }
                        location: { type: string, minLength: 1, maxLength: 255, enum: [body, query] }
        `,
      },
    ],
    good: [
      {
        title: 'the three names; value may be left out',
        yaml: `
          components:
            responses:
              Invalid:
                description: The request is not valid.
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
                          items:
                            type: object
                            required: [issue]
                            properties:
                              field: { type: string, minLength: 1, maxLength: 1000 }
                              issue: { type: string, minLength: 1, maxLength: 255 }
                              location: { type: string, minLength: 1, maxLength: 255, enum: [body, query] }
        `,
      },
    ],
    ignored: [
      {
        title: 'details of something else',
        yaml: `
          Shipment:
            type: object
            properties:
              details:
                type: array
                minItems: 0
                maxItems: 10
                items: { type: string, minLength: 1, maxLength: 255 }
        `,
      },
    ],
  },
});
