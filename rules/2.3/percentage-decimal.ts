import { defineRule } from '../../framework/define-rule.ts';
import percentage from '../../functions/percentage.ts';
import { OTHER_RATES } from '../../model/types/roles.ts';

export default defineRule({
  id: 'percentage-decimal',
  statements: ['2.3/percentage'],
  severity: 'warn',
  summary: 'A percentage, rate or APR is a decimal string, expressed as a percentage, and its description says so.',
  why: 'Whether 0.2 means 20 percent or a fifth of one cannot be seen in a payload; a wrong guess is off by a factor of a hundred.',
  then: { function: percentage, functionOptions: { otherRates: [...OTHER_RATES] } },
  examples: {
    bad: [
      {
        title: 'an integer, a description that does not say it, and a sign in an example',
        yaml: `
          Offer:
            type: object
            properties:
              discountPercentage:
                type: integer # <- finding
                minimum: 0
                maximum: 100
                description: The discount in percent.
              interestRate:
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
                description: What the loan costs. # <- finding
              apr:
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
                description: The APR as a percentage.
            example:
              apr: 19.99 % # <- finding
        `,
      },
      {
        title: 'a rate without description, behind a reference',
        yaml: `
          Offer:
            type: object
            properties:
              taxRate: { $ref: '#/components/schemas/Tax' }
          Tax: # <- finding
            type: string
            minLength: 1
            maxLength: 32
            pattern: '^[0-9]+([.][0-9]+)?$'
        `,
      },
      {
        title: 'ends of a range, and arrays',
        yaml: `
          Offer:
            type: object
            properties:
              aprMin:
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
                description: The least that the loan costs. # <- finding
              interestRateMax: # <- finding
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
              percentages:
                type: array
                minItems: 0
                maxItems: 9
                items:
                  type: integer # <- finding
                  minimum: 0
                  maximum: 100
              taxRates:
                type: array
                minItems: 0
                maxItems: 9
                items:
                  type: integer # <- finding
                  minimum: 0
                  maximum: 100
        `,
      },
    ],
    good: [
      {
        title: 'a decimal string whose description says what it is',
        yaml: `
          Offer:
            type: object
            properties:
              taxRate:
                type: string
                minLength: 1
                maxLength: 32
                pattern: '^[0-9]+([.][0-9]+)?$'
                description: The tax as a percentage, such as 19.99 for 19.99 percent.
        `,
      },
    ],
    ignored: [
      {
        title: 'rates of other kinds, and a kind of rate',
        yaml: `
          Stream:
            type: object
            properties:
              frameRate: { type: integer, minimum: 1, maximum: 240 }
              exchangeRate: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              percentageType: { type: string, minLength: 1, maxLength: 255 }
              respiratoryRateMax: { type: integer, minimum: 1, maximum: 240 }
              taxRates:
                type: array
                minItems: 0
                maxItems: 9
                items: { type: string, minLength: 1, maxLength: 64 }
        `,
      },
    ],
  },
});
