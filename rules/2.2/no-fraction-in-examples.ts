import { defineRule } from '../../framework/define-rule.ts';
import fractionalExamples from '../../functions/fractional-examples.ts';
import { FLOATING_POINT } from '../../model/schemas/type-keyword.ts';

export default defineRule({
  id: 'no-fraction-in-examples',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'No example, default or listed value is a number with a fraction; decimals are strings.',
  why: 'Whoever copies the example sends a binary floating-point number where the service takes a string of digits.',
  then: { function: fractionalExamples, functionOptions: { unless: FLOATING_POINT } },
  examples: {
    bad: [
      {
        title: 'a decimal string whose example is a number, and a listed value without type',
        yaml: `
          Weight:
            type: string
            format: decimal
            minLength: 1
            maxLength: 32
            pattern: '^[0-9]+([.][0-9]+)?$'
            example: 19.99 # <- finding
          Discount:
            enum:
              - 0.5 # <- finding
              - 1
        `,
      },
      {
        title: 'inside the example of a response that refers to its schema',
        yaml: `
          paths:
            /v1/shop/parcels:
              get:
                responses:
                  '200':
                    description: Parcels.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Parcel' }
                        example:
                          weight: 2.5 # <- finding
                          height: 1.0
          components:
            schemas:
              Parcel:
                type: object
                properties:
                  weight: { type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
        `,
      },
    ],
    good: [
      {
        title: 'a decimal as a string',
        yaml: `
          Weight:
            type: string
            format: decimal
            minLength: 1
            maxLength: 32
            pattern: '^[0-9]+([.][0-9]+)?$'
            example: '19.99'
        `,
      },
    ],
    ignored: [
      {
        title: 'a whole number, and what an extension holds',
        yaml: `
          Count: { type: integer, minimum: 0, maximum: 100, default: 1.0, x-weight: 0.5 }
        `,
      },
    ],
  },
});
