import { defineRule } from '../../framework/define-rule.ts';
import bareMoney from '../../functions/bare-money.ts';

export default defineRule({
  id: 'money-not-bare',
  statements: ['2.3/money-bare'],
  severity: 'hint',
  summary: 'A monetary property is Money and not a bare string or integer.',
  why: 'A bare amount leaves the currency to whatever stands nearby, and the number of decimals to the reader.',
  then: { function: bareMoney },
  examples: {
    bad: [
      {
        title: 'amounts as a string and as an integer',
        yaml: `
          Order:
            type: object
            properties:
              shippingFee: # <- finding
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
              totalAmount: # <- finding
                type: integer
                minimum: 0
                maximum: 2147483647
        `,
      },
      {
        title: 'a price behind a reference',
        yaml: `
          Product:
            type: object
            properties:
              unitPrice: # <- finding
                $ref: '#/components/schemas/Decimal'
          Decimal:
            type: string
            minLength: 1
            maxLength: 32
            pattern: '^[0-9]+([.][0-9]+)?$'
        `,
      },
    ],
    good: [
      {
        title: 'a price that is Money',
        yaml: `
          Product:
            type: object
            properties:
              unitPrice: { $ref: '#/components/schemas/Money' }
          Money:
            type: object
            required: [value, currency]
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'other amounts, a total that counts, and a kind of price',
        yaml: `
          Usage:
            type: object
            properties:
              amount: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              uom: { type: string, minLength: 1, maxLength: 20 }
          Disk:
            type: object
            properties:
              storageAmount: { type: integer, minimum: 0, maximum: 2147483647 }
              total: { type: integer, minimum: 0, maximum: 2147483647 }
              priceType: { type: string, minLength: 1, maxLength: 255 }
        `,
      },
    ],
  },
});
