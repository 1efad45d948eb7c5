import { defineRule } from '../../framework/define-rule.ts';
import stateValues from '../../functions/state-values.ts';

/** Listed values in lower case are told by 2.1/enum-values. */
export default defineRule({
  id: 'state-values',
  statements: ['3/state-values'],
  severity: 'error',
  summary:
    'A status or state is a string whose UPPER_CASE values are enumerated by a list, a pattern or documentation.',
  why: 'Clients branch on the state of a resource; where its values are not written down, they find them out by accident.',
  then: { function: stateValues },
  examples: {
    bad: [
      {
        title: 'a number, a string that is not enumerated, and a pattern that admits lower case',
        yaml: `
          Order:
            type: object
            properties:
              status:
                type: integer # <- finding
                minimum: 0
                maximum: 9
          Refund:
            type: object
            properties:
              state: { type: string, minLength: 1, maxLength: 255 } # <- finding
          Payment:
            type: object
            properties:
              status:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[A-Za-z_]+$' # <- finding
        `,
      },
      {
        title: 'a schema that a type list makes nullable elsewhere, behind references, in a record of processing',
        yaml: `
          Transfer:
            allOf:
              - $ref: '#/components/schemas/Processed'
              - type: object
                properties:
                  id: { $ref: 'common.yaml#/schemas/Id' }
          Processed:
            type: object
            properties:
              processing_state:
                type: object
                properties:
                  status: { $ref: '#/components/schemas/Progress' }
          Progress: # <- finding
            type: [string]
            minLength: 1
            maxLength: 255
            description: Where the transfer stands.
        `,
      },
      {
        title: 'a default and examples in lower case, beside documented values',
        yaml: `
          Order:
            type: object
            properties:
              status:
                type: string
                minLength: 1
                maxLength: 255
                description: One of \`PENDING\` and \`DONE\`.
                default: pending # <- finding
                example: done # <- finding
            example:
              status: Pending # <- finding
        `,
      },
      {
        title: 'a shared text, wrong only where it is a status',
        yaml: `
          Order:
            type: object
            properties:
              title: { $ref: '#/components/schemas/Text' }
              status: # <- finding
                $ref: '#/components/schemas/Text'
          Text: { type: string, minLength: 1, maxLength: 200 }
        `,
      },
    ],
    good: [
      {
        title: 'a list, the naming pattern, and documented values',
        yaml: `
          Order:
            type: object
            properties:
              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [PENDING, COMPLETED] }
          Refund:
            type: object
            properties:
              state: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
          Account:
            type: object
            properties:
              status: { type: string, minLength: 1, maxLength: 255, description: 'ACTIVE, or CLOSED for good.' }
        `,
      },
    ],
    ignored: [
      {
        title: 'the state of a postal address, the status of HTTP, and other names',
        yaml: `
          Place:
            type: object
            properties:
              city: { type: string, minLength: 1, maxLength: 100 }
              state: { type: string, minLength: 1, maxLength: 40 }
              postalCode: { type: string, minLength: 1, maxLength: 12, pattern: '^[0-9A-Z -]+$' }
          Delivery:
            type: object
            properties:
              status: { type: integer, minimum: 100, maximum: 599 }
              statusText: { type: string, minLength: 1, maxLength: 100 }
        `,
      },
    ],
  },
});
