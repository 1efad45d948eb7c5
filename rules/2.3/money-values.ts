import { defineRule } from '../../framework/define-rule.ts';
import moneyValues from '../../functions/money-values.ts';

export default defineRule({
  id: 'money-values',
  statements: ['2.3/money'],
  severity: 'error',
  summary: 'The currency of Money is an ISO 4217 code of three upper-case letters, and its value is never negative.',
  why: 'The direction of a payment is told by what the amount is for; with a sign as well, two systems book it twice the wrong way.',
  then: { function: moneyValues },
  examples: {
    bad: [
      {
        title: 'a minus sign, a currency without pattern, and one that does not exist',
        yaml: `
          Price:
            type: object
            required: [value, currency]
            properties:
              value:
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^-?[0-9]+([.][0-9]+)?$' # <- finding
              currency: # <- finding
                type: string
                minLength: 3
                maxLength: 3
          Fee:
            type: object
            required: [value, currency]
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
            example:
              value: '19.99'
              currency: EUX # <- finding
        `,
      },
      {
        title: 'a currency by its name',
        yaml: `
          Price:
            type: object
            required: [value, currency]
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              currency:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum:
                  - EUR
                  - Dollar # <- finding
        `,
      },
      {
        title: 'a currency behind a reference, and a negative value in a response',
        yaml: `
          components:
            responses:
              Price:
                description: The price.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Price' }
                    example:
                      value: '-1.00' # <- finding
                      currency: EUR
            schemas:
              Price:
                type: object
                required: [value, currency]
                properties:
                  value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
                  currency: { $ref: '#/components/schemas/Currency' }
              Currency:
                type: string
                minLength: 3
                maxLength: 4
                pattern: '^[A-Z]{3,4}$' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'a decimal without sign, and three letters or some of the codes',
        yaml: `
          Price:
            type: object
            required: [value, currency]
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$', enum: [EUR, USD] }
            example: { value: '500.0', currency: JPY }
        `,
      },
    ],
    ignored: [
      {
        title: 'a decimal elsewhere, and a currency outside of Money',
        yaml: `
          Balance:
            type: object
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' }
          Account:
            type: object
            properties:
              currency: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
