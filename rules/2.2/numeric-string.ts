import { defineRule } from '../../framework/define-rule.ts';
import numericString from '../../functions/numeric-string.ts';

export default defineRule({
  id: 'numeric-string',
  statements: ['2.2/numeric-string'],
  severity: 'error',
  summary: 'A numeric string has bounds and a pattern that admits only numbers; a decimal has at most 32 characters.',
  why: 'The string is there to keep the number exact; a pattern that lets other text through moves the error to the reader’s parser.',
  then: { function: numericString, functionOptions: { decimalMaxLength: 32 } },
  examples: {
    bad: [
      {
        title: 'a decimal without pattern, and a pattern that admits more than numbers',
        yaml: `
          Reading:
            type: object
            properties:
              height: # <- finding
                type: string
                format: decimal
                minLength: 1
                maxLength: 32
              depth:
                type: string
                format: decimal
                minLength: 1
                maxLength: 32
                pattern: '^[0-9.]+$' # <- finding
        `,
      },
      {
        title: 'the value of a Money, behind a reference, longer than a decimal may be',
        yaml: `
          Money:
            type: object
            required: [value, currency]
            properties:
              value:
                $ref: '#/components/schemas/MoneyValue'
              currency: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
          MoneyValue:
            type: string
            minLength: 1
            maxLength: 40 # <- finding
            pattern: '^[0-9]+([.][0-9]+)?$'
        `,
      },
    ],
    good: [
      {
        title: 'a decimal, and a long string of digits',
        yaml: `
          Height: { type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' }
          AccountNumber: { type: string, minLength: 10, maxLength: 40, pattern: '^[0-9]+$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a date, and text with digits in it',
        yaml: `
          Day: { type: string, minLength: 10, maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }
          Reference: { type: string, minLength: 5, maxLength: 5, pattern: '^[A-Z][0-9]{4}$' }
        `,
      },
    ],
  },
});
