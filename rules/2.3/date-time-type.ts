import { defineRule } from '../../framework/define-rule.ts';
import instantTypes from '../../functions/instant-types.ts';

export default defineRule({
  id: 'date-time-type',
  statements: ['2.3/date-time'],
  severity: 'warn',
  summary: 'A field whose name promises a point in time is a string of format date-time.',
  why: 'Of an integer nobody sees whether it counts seconds or milliseconds; of a string without format no tool knows that it is a time.',
  then: { function: instantTypes },
  examples: {
    bad: [
      {
        title: 'an integer, a string without format, and a format that nobody defines',
        yaml: `
          Order:
            type: object
            properties:
              expiresAt:
                type: integer # <- finding
                minimum: 0
                maximum: 2147483647
              createTime: # <- finding
                type: string
                minLength: 20
                maxLength: 30
              lastSeenTimestamp:
                type: string
                minLength: 20
                maxLength: 30
                format: datetime # <- finding
        `,
      },
      {
        title: 'behind a reference that another field shares, and in a webhook',
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          webhooks:
            orderShipped:
              post:
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          shippedAt: # <- finding
                            $ref: '#/components/schemas/Count'
                          parcels: { type: array, minItems: 0, maxItems: 9, items: { $ref: '#/components/schemas/Count' } }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            schemas:
              Count: { type: integer, minimum: 0, maximum: 2147483647 }
        `,
      },
    ],
    good: [
      {
        title: 'strings of format date-time',
        yaml: `
          Order:
            type: object
            properties:
              createTime: { type: string, format: date-time, minLength: 20, maxLength: 30 }
        `,
      },
    ],
    ignored: [
      {
        title: 'durations, times of day, and a time range of a query',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - { name: startTime, in: query, schema: { type: integer, minimum: 0, maximum: 2147483647 } }
          components:
            schemas:
              Store:
                type: object
                properties:
                  leadTime: { type: integer, minimum: 0, maximum: 99 }
                  runTime: { type: integer, minimum: 0, maximum: 99 }
                  openingTime: { type: string, minLength: 5, maxLength: 5 }
                  format: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
  },
});
