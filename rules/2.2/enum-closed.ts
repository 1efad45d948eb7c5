import { defineRule } from '../../framework/define-rule.ts';
import enumQuestion from '../../functions/enum-question.ts';

export default defineRule({
  id: 'enum-closed',
  statements: ['2.2/enum-closed'],
  severity: 'hint',
  summary: 'enum is used only for sets that never change.',
  why: 'A value that is added to an enum later is an error to every client that validates, so that adding one breaks them.',
  then: { function: enumQuestion },
  examples: {
    bad: [
      {
        title: 'an enum',
        yaml: `
          Status:
            type: string
            minLength: 1
            maxLength: 255
            pattern: '^[0-9A-Z_]+$'
            enum: [OPEN, PAID] # <- finding
        `,
      },
      {
        title: 'an enum that is used twice is asked about once',
        yaml: `
          Order:
            type: object
            properties:
              status: { $ref: '#/components/schemas/Status' }
          Parcel:
            type: object
            properties:
              status: { $ref: '#/components/schemas/Status' }
          Status:
            type: [string]
            minLength: 1
            maxLength: 255
            pattern: '^[0-9A-Z_]+$'
            enum: # <- finding
              - OPEN
              - CLOSED
        `,
      },
    ],
    good: [
      {
        title: 'a set that is said to be closed',
        yaml: `
          Direction:
            type: string
            minLength: 1
            maxLength: 255
            pattern: '^[0-9A-Z_]+$'
            enum: [IN, OUT]
            x-lintel: { closed: true }
        `,
      },
    ],
    ignored: [
      {
        title: 'documented values',
        yaml: `
          Status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', x-extensible-enum: [OPEN, PAID] }
        `,
      },
    ],
  },
});
