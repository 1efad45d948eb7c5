import { defineRule } from '../../framework/define-rule.ts';
import commonObject from '../../functions/common-object.ts';

export default defineRule({
  id: 'money-object',
  statements: ['2.3/money'],
  severity: 'error',
  summary: 'Money has value and currency, both strings and both required.',
  why: 'An amount without its currency, or a currency that may be missing, is a number that every reader interprets alone.',
  then: { function: commonObject, functionOptions: { type: 'money' } },
  examples: {
    bad: [
      {
        title: 'members that are not required, and a value in minor units',
        yaml: `
          Price:
            type: object
            required: [value] # <- finding
            properties:
              value:
                type: integer # <- finding
                minimum: 0
                maximum: 2147483647
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
        `,
      },
      {
        title: 'a Money by its name, with another name for the currency, in an allOf',
        yaml: `
          Money: # <- finding
            allOf:
              - $ref: '#/components/schemas/Valued'
              - type: object
                required: [value]
                properties:
                  currencyCode: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
          Valued:
            type: object
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
        `,
      },
    ],
    good: [
      {
        title: 'Money, and an extension of it',
        yaml: `
          Money:
            type: object
            required: [value, currency]
            properties:
              value: { type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
          TaxedMoney:
            allOf:
              - $ref: '#/components/schemas/Money'
              - type: object
                properties:
                  taxIncluded: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'a value without currency, a currency without value, and a value that is an object',
        yaml: `
          Option:
            type: object
            properties:
              value: { type: integer, minimum: 0, maximum: 9 }
          Account:
            type: object
            properties:
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
          Setting:
            type: object
            properties:
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
              value: { type: object, properties: { text: { type: string, minLength: 0, maxLength: 9 } } }
        `,
      },
    ],
  },
});
