import { defineRule } from '../../framework/define-rule.ts';
import temporalForm from '../../functions/temporal-form.ts';

export default defineRule({
  id: 'full-time',
  statements: ['2.3/full-time'],
  severity: 'warn',
  summary: 'A full-time is written hh:mm:ss.nnnZ.',
  why: 'Times of one precision and in UTC compare as texts; an example with another form is what clients will send.',
  then: { function: temporalForm, functionOptions: { form: 'full-time' } },
  examples: {
    bad: [
      {
        title: 'no seconds, and no room for them',
        yaml: `
          Store:
            type: object
            properties:
              opensFrom:
                type: string
                format: time
                minLength: 5
                maxLength: 13
                example: '08:30' # <- finding
              opensUntil:
                type: string
                format: time
                minLength: 5
                maxLength: 5 # <- finding
        `,
      },
      {
        title: 'an offset, in the example of a response behind a reference',
        yaml: `
          components:
            responses:
              Store:
                description: The store.
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Store' }
                    example:
                      opensFrom: '08:30:00.000+02:00' # <- finding
            schemas:
              Store:
                type: object
                properties:
                  opensFrom: { $ref: '#/components/schemas/Time' }
              Time: { type: string, format: time, minLength: 13, maxLength: 20 }
        `,
      },
    ],
    good: [
      {
        title: 'hours to milliseconds, in UTC',
        yaml: `
          Store:
            type: object
            properties:
              opensFrom: { type: string, format: time, minLength: 13, maxLength: 13, example: '08:30:00.000Z' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a duration, and text',
        yaml: `
          Store:
            type: object
            properties:
              leadTime: { type: string, format: duration, minLength: 2, maxLength: 20, example: PT5M }
              hours: { type: string, minLength: 1, maxLength: 40, example: 08:30 to 18:00 }
        `,
      },
    ],
  },
});
