import { defineRule } from '../../framework/define-rule.ts';
import standardCodes from '../../functions/standard-codes.ts';

export default defineRule({
  id: 'timezone-name',
  statements: ['2.3/timezone'],
  severity: 'warn',
  summary: 'A timezone is a name of the IANA timezone database, and no offset or abbreviation.',
  why: 'An offset holds until the clocks change, and abbreviations are taken by several countries; only the name tells next month’s time.',
  then: { function: standardCodes, functionOptions: { role: 'timezone' } },
  examples: {
    bad: [
      {
        title: 'an offset, an abbreviation and a number of minutes',
        yaml: `
          Store:
            type: object
            properties:
              timezone:
                type: string
                minLength: 1
                maxLength: 64
                example: '+02:00' # <- finding
              homeTimeZone:
                type: string
                minLength: 1
                maxLength: 255
                pattern: '^[0-9A-Z_]+$'
                enum:
                  - CET # <- finding
                  - '+01:00' # <- finding
              displayTimeZone:
                type: integer # <- finding
                minimum: -720
                maximum: 840
        `,
      },
      {
        title: 'a pattern for offsets behind a reference, and the default of a path-level parameter',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: timezone
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 64, default: PST } # <- finding
          components:
            schemas:
              Store:
                type: object
                properties:
                  timeZone: { $ref: '#/components/schemas/Zone' }
              Zone:
                type: string
                minLength: 6
                maxLength: 6
                pattern: '^[+-][0-9]{2}:[0-9]{2}$' # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'names',
        yaml: `
          Store:
            type: object
            properties:
              timezone: { type: string, minLength: 1, maxLength: 64, default: Etc/UTC, example: Europe/Berlin }
        `,
      },
    ],
    ignored: [
      {
        title: 'an offset that is called one',
        yaml: `
          Store:
            type: object
            properties:
              timezoneOffset: { type: integer, minimum: -720, maximum: 840 }
              utcOffset: { type: string, minLength: 6, maxLength: 6, example: '+02:00' }
        `,
      },
    ],
  },
});
