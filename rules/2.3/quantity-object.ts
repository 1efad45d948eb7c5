import { defineRule } from '../../framework/define-rule.ts';
import commonObject from '../../functions/common-object.ts';

export default defineRule({
  id: 'quantity-object',
  statements: ['2.3/quantity'],
  severity: 'error',
  summary: 'A Quantity has amount, a string, and uom.',
  why: 'One shape for all measures lets one component render, convert and validate them; a float loses what was entered.',
  then: { function: commonObject, functionOptions: { type: 'quantity' } },
  examples: {
    bad: [
      {
        title: 'an amount that is an integer',
        yaml: `
          Weight:
            type: object
            properties:
              amount:
                type: integer # <- finding
                minimum: 0
                maximum: 2147483647
              uom: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
      {
        title: 'another name for the amount, in a Quantity by annotation and behind a reference',
        yaml: `
          Parcel:
            type: object
            properties:
              weight: { $ref: '#/components/schemas/Measure' }
          Measure: # <- finding
            x-lintel: { role: quantity }
            type: object
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              uom: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
    good: [
      {
        title: 'an amount and its unit',
        yaml: `
          Weight:
            type: object
            properties:
              amount: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              uom: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
    ignored: [
      {
        title: 'an amount of another kind, and a unit of another kind',
        yaml: `
          Page:
            type: object
            properties:
              amount: { type: integer, minimum: 0, maximum: 9 }
          Department:
            type: object
            properties:
              unit: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
  },
});
