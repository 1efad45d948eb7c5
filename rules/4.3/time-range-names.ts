import { defineRule } from '../../framework/define-rule.ts';
import foreignQueryNames from '../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'time-range-names',
  statements: ['4.3/time-range'],
  severity: 'warn',
  summary: "The ends of a time range are startTime and endTime, or a property's name with After and Before.",
  why: 'With from, since and start_date side by side, clients have to look up for each list what its range is called, and whether its ends count.',
  then: { function: foreignQueryNames, functionOptions: { topic: 'timeRange' } },
  examples: {
    bad: [
      {
        title: 'names of other vocabularies',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: from # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: until # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: shipped_after # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: shippedBefore
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component, and one at a path item',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: start_date # <- finding
                  in: query
                  schema: { type: string, format: date, minLength: 10, maxLength: 10 }
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/End' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              End:
                name: endDate # <- finding
                in: query
                schema: { type: string, format: date, minLength: 10, maxLength: 10 }
        `,
      },
      {
        title: 'examples that are times',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: from # <- finding
                  in: query
                  schema: { type: string, minLength: 20, maxLength: 35, pattern: '^[0-9TZ.:-]+$' }
                  example: '2024-01-01T00:00:00.000Z'
                - name: to # <- finding
                  in: query
                  schema: { type: string, minLength: 20, maxLength: 35 }
                  examples: { newYear: { value: '2024-01-01T00:00:00.000Z' } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'words that say so before and after the property',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: createdAtMin # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdAtMax # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: minCreateTime # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: maxCreateTime # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: startAt # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: endAt # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdStart # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdEnd # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdFromDate # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdToDate # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: afterCreateTime # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: beforeCreateTime # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: timeMin # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: timeMax # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'an end whose start is beside it',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: startTime
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: finishDate # <- finding
                  in: query
                  schema: { type: string, format: date, minLength: 10, maxLength: 10 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'both forms',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: startTime
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: endTime
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdAfter
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: createdBefore
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'two currencies, a property that is called so, and a header',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: from
                  in: query
                  description: The currency to convert from.
                  schema: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
                - name: to
                  in: query
                  description: The currency to convert to.
                  schema: { type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }
                - name: validFrom
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'bounds of other values, and properties that are called so',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: minPrice
                  in: query
                  description: The least price at the time of ordering.
                  schema: { type: integer, minimum: 0, maximum: 1000 }
                - name: maxResponseTime
                  in: query
                  description: The longest time, in seconds.
                  schema: { type: integer, minimum: 0, maximum: 1000 }
                - name: contractEnd
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: trialStart
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: finishDate
                  in: query
                  schema: { type: string, format: date, minLength: 10, maxLength: 10 }
                - name: startAt
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: from
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
                  example: Berlin
                - name: to
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
                  example: Hamburg
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
