import { defineRule } from '../../framework/define-rule.ts';
import floatingDates from '../../functions/floating-dates.ts';

export default defineRule({
  id: 'floating-dates',
  statements: ['2.3/floating-dates'],
  severity: 'warn',
  summary: 'Dates of birth, expiry dates and the like carry no timezone.',
  why: 'A birthday stored as an instant is the day before for whoever reads it further west.',
  then: { function: floatingDates },
  examples: {
    bad: [
      {
        title: 'the format date-time',
        yaml: `
          Person:
            type: object
            properties:
              birthDate:
                type: string
                format: date-time # <- finding
                minLength: 20
                maxLength: 30
              expirationDate:
                type: string
                minLength: 10
                maxLength: 30
                example: '2024-05-17T00:00:00.000Z' # <- finding
        `,
      },
      {
        title: 'behind a reference that other fields share',
        yaml: `
          Person:
            type: object
            properties:
              createTime: { $ref: '#/components/schemas/Instant' }
              dateOfBirth: # <- finding
                $ref: '#/components/schemas/Instant'
          Instant:
            type: string
            format: date-time
            minLength: 20
            maxLength: 30
        `,
      },
    ],
    good: [
      {
        title: 'days and months',
        yaml: `
          Person:
            type: object
            properties:
              birthDate: { type: string, format: date, minLength: 10, maxLength: 10 }
              cardExpiry: { type: string, minLength: 7, maxLength: 7, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'instants at which something expires',
        yaml: `
          Session:
            type: object
            properties:
              expiresAt: { type: string, format: date-time, minLength: 20, maxLength: 30 }
              expiryTime: { type: string, format: date-time, minLength: 20, maxLength: 30 }
              tokenExpiry: { type: string, format: date-time, minLength: 20, maxLength: 30 }
        `,
      },
    ],
  },
});
