import { defineRule } from '../../framework/define-rule.ts';
import enumeratedValues from '../../functions/enumerated-values.ts';

export default defineRule({
  id: 'enum-values-state',
  statements: ['2.1/enum-values', '3/state-values'],
  severity: 'error',
  summary: 'The listed values of a status or state are UPPER_CASE.',
  why: 'Clients branch on the state of a resource; its values become constants of every language as they are.',
  then: { function: enumeratedValues, functionOptions: { of: 'states' } },
  examples: {
    bad: [
      {
        title: 'values of an enum, and a pattern that lists them',
        yaml: `
          Order:
            type: object
            properties:
              status:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum:
                  - CREATED
                  - paid # <- finding
          Refund:
            type: object
            properties:
              state:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^(open|closed)$' # <- finding
        `,
      },
      {
        title: 'behind references, in an array of a type list, and in an example of the whole',
        yaml: `
          Orders:
            type: [object]
            properties:
              first: { $ref: '#/components/schemas/Order' }
          Order:
            type: object
            properties:
              status: { $ref: '#/components/schemas/Progress' }
            example: { status: in progress } # <- finding
          Progress:
            type: string
            minLength: 1
            maxLength: 255
            enum:
              - IN_PROGRESS
              - Done # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'UPPER_CASE values',
        yaml: `
          Order:
            type: object
            properties:
              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [CREATED, PAID] }
        `,
      },
    ],
    ignored: [
      {
        title: 'a state that spells its values by a standard',
        yaml: `
          Order:
            type: object
            properties:
              status:
                x-lintel: { standard: ISO 20022 }
                type: string
                minLength: 1
                maxLength: 255
                enum: [Pdng, Acsc]
        `,
      },
    ],
  },
});
