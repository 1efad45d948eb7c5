import { defineRule } from '../../framework/define-rule.ts';
import errorMembers from '../../functions/error-members.ts';

export default defineRule({
  id: 'error-schema-complete',
  statements: ['2.6/error-schema'],
  severity: 'warn',
  summary: 'An error body defines details and information_link as well.',
  why: 'Without details a client cannot show which field was wrong, and without information_link its developer has to search for what the name means.',
  then: {
    function: errorMembers,
    functionOptions: { defined: { details: 'array', information_link: 'string' }, presenceOnly: true },
  },
  examples: {
    bad: [
      {
        title: 'neither details nor a link to more information',
        yaml: `
          components:
            responses:
              NotFound:
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
        `,
      },
      {
        title: 'a shared object without details, behind references',
        yaml: `
          components:
            responses:
              NotFound:
                description: There is no such invoice.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Error' }
              Forbidden:
                description: The invoice belongs to somebody else.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Error' }
            schemas:
              Error: # <- finding
                type: object
                required: [name, message, debug_id]
                properties:
                  name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                  message: { type: string, minLength: 1, maxLength: 2000 }
                  debug_id: { type: string, minLength: 1, maxLength: 64 }
                  information_link: { type: string, format: uri, minLength: 1, maxLength: 2000 }
        `,
      },
    ],
    good: [
      {
        title: 'the whole error object; links are optional',
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
    ignored: [
      {
        title: 'a schema called Error that no error response has',
        yaml: `
          Error:
            type: object
            properties:
              message: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
  },
});
