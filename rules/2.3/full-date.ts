import { defineRule } from '../../framework/define-rule.ts';
import temporalForm from '../../functions/temporal-form.ts';

export default defineRule({
  id: 'full-date',
  statements: ['2.3/full-date'],
  severity: 'error',
  summary: 'A full-date is written YYYY-MM-DD.',
  why: 'Read as 03/04/2024, a day is in March for some and in April for others; year, month, day is read in one way only, and sorts.',
  then: { function: temporalForm, functionOptions: { form: 'full-date' } },
  examples: {
    bad: [
      {
        title: 'another order, a day that does not exist, and a pattern for another form',
        yaml: `
          Invoice:
            type: object
            properties:
              invoiceDate:
                type: string
                format: date
                minLength: 10
                maxLength: 10
                example: 17.05.2024 # <- finding
              dueDate:
                type: string
                format: date
                minLength: 10
                maxLength: 10
                default: '2024-02-30' # <- finding
              paymentDate:
                type: string
                minLength: 10
                maxLength: 10
                pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$' # <- finding
        `,
      },
      {
        title: 'a path-level parameter, and a 3.1 type list behind a reference',
        yaml: `
          paths:
            /v1/shop/invoices:
              parameters:
                - name: dueDate
                  in: query
                  example: '20240517' # <- finding
                  schema: { $ref: '#/components/schemas/Day' }
          components:
            schemas:
              Day:
                type: [string]
                format: date
                minLength: 10
                maxLength: 10
              Invoice:
                type: object
                properties:
                  paidOn: { $ref: '#/components/schemas/ShortDay' }
              ShortDay:
                type: [string]
                format: date
                minLength: 8
                maxLength: 8 # <- finding
        `,
      },
      {
        title: 'integers, as a property, as the items of an array and as a parameter',
        yaml: `
          paths:
            /v1/shop/invoices:
              parameters:
                - name: dueDate
                  in: query
                  schema:
                    type: integer # <- finding
                    minimum: 0
                    maximum: 99991231
          components:
            schemas:
              Person:
                type: object
                properties:
                  birthDate:
                    type: integer # <- finding
                    minimum: 0
                    maximum: 99991231
                  holidayDates:
                    type: array
                    minItems: 0
                    maxItems: 50
                    items:
                      type: [integer] # <- finding
                      minimum: 0
                      maximum: 99991231
        `,
      },
    ],
    good: [
      {
        title: 'year, month and day',
        yaml: `
          Invoice:
            type: object
            properties:
              invoiceDate: { type: string, format: date, minLength: 10, maxLength: 10, example: '2024-05-17' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a date without format whose form nothing tells, and text with a date in it',
        yaml: `
          Invoice:
            type: object
            properties:
              deliveryDate: { type: string, minLength: 1, maxLength: 40, example: next Tuesday }
              note: { type: string, minLength: 1, maxLength: 40, example: 17.05.2024 }
        `,
      },
      {
        title: 'integers that count dates, and days of a month',
        yaml: `
          Plan:
            type: object
            properties:
              dateCount: { type: integer, minimum: 0, maximum: 2147483647 }
              updateDates: { type: integer, minimum: 0, maximum: 2147483647 }
              billingDate: { type: integer, minimum: 1, maximum: 31 }
              payoutDate: { type: integer, minimum: 1, maximum: 2147483647, description: The day of the month of payouts. }
        `,
      },
    ],
  },
});
