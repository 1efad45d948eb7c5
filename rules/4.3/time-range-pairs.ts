import { defineRule } from '../../framework/define-rule.ts';
import pairedQueries from '../../functions/paired-queries.ts';

export default defineRule({
  id: 'time-range-pairs',
  statements: ['4.3/time-range'],
  severity: 'warn',
  summary: 'Both ends of a time range can be given.',
  why: 'A range with one end makes clients read everything on the other side of it, and filter themselves.',
  then: { function: pairedQueries, functionOptions: { names: ['startTime', 'endTime'], endings: ['After', 'Before'] } },
  examples: {
    bad: [
      {
        title: 'a start without an end',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: startTime # <- finding
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'an end behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/CreatedBefore' } # <- finding
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              CreatedBefore:
                name: createdBefore
                in: query
                schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
        `,
      },
    ],
    good: [
      {
        title: 'pairs',
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
        title: 'names that end alike and bound no time',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: positionAfter
                  in: query
                  description: Identifier of the line above.
                  schema: { $ref: 'common.yaml#/schemas/Id' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
