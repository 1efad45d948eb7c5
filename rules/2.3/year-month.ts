import { defineRule } from '../../framework/define-rule.ts';
import temporalForm from '../../functions/temporal-form.ts';

export default defineRule({
  id: 'year-month',
  statements: ['2.3/year-month'],
  severity: 'warn',
  summary: 'A year-month is written YYYY-MM, without timezone.',
  why: 'A month is the same month everywhere; with a day or a timezone it shifts to its neighbour for half of the readers.',
  then: { function: temporalForm, functionOptions: { form: 'year-month' } },
  examples: {
    bad: [
      {
        title: 'another order, a timezone, and a date-time',
        yaml: `
          Report:
            type: object
            properties:
              yearMonth:
                type: string
                minLength: 7
                maxLength: 7
                example: 05/2024 # <- finding
              startYearMonth:
                type: string
                minLength: 7
                maxLength: 13
                pattern: '^[0-9]{4}-[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})?$' # <- finding
              endYearMonth:
                type: string
                minLength: 10
                maxLength: 10
                format: date # <- finding
        `,
      },
      {
        title: 'the month in which a card expires, behind a reference',
        yaml: `
          Card:
            type: object
            properties:
              expiry: { $ref: '#/components/schemas/Month' }
          Month:
            type: string
            minLength: 5
            maxLength: 5
            pattern: '^[0-9]{2}/[0-9]{2}$' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'year and month',
        yaml: `
          Card:
            type: object
            properties:
              expiry: { type: string, minLength: 7, maxLength: 7, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', example: 2031-05 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a month of any year, and the number of a month',
        yaml: `
          Card:
            type: object
            properties:
              expiryMonth: { type: integer, minimum: 1, maximum: 12 }
              billingMonth: { type: string, minLength: 2, maxLength: 2, pattern: '^(0[1-9]|1[0-2])$' }
        `,
      },
    ],
  },
});
