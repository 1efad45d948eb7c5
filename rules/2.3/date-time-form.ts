import { defineRule } from '../../framework/define-rule.ts';
import temporalForm from '../../functions/temporal-form.ts';

export default defineRule({
  id: 'date-time-form',
  statements: ['2.3/date-time'],
  severity: 'error',
  summary: 'A date-time is written YYYY-MM-DDThh:mm:ss.nnnZ; only what requests alone carry may have an offset.',
  why: 'Texts of one form sort and compare as they are; mixed precisions and offsets do not, and clients copy what examples show.',
  then: { function: temporalForm, functionOptions: { form: 'date-time', offsetInRequests: true } },
  examples: {
    bad: [
      {
        title: 'no milliseconds, an offset, and a schema that has no room',
        yaml: `
          Order:
            type: object
            properties:
              createTime:
                type: string
                format: date-time
                minLength: 20
                maxLength: 30
                example: '2024-05-17T08:30:00Z' # <- finding
              updateTime:
                type: string
                format: date-time
                minLength: 20
                maxLength: 30
                example: '2024-05-17T10:30:00.000+02:00' # <- finding
              cancelTime:
                type: string
                format: date-time
                minLength: 20
                maxLength: 20 # <- finding
        `,
      },
      {
        title: 'a pattern behind a reference, and a response',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
                        example:
                          id: AbCdEfGhIjKlMnOpQrStUv
                          createTime: '2024-05-17 08:30' # <- finding
                          links: [{ href: 'https://api.example.com/v1/shop/orders/AbCdEfGhIjKlMnOpQrStUv', rel: self, method: GET }]
          components:
            schemas:
              Order:
                allOf:
                  - $ref: 'common.yaml#/schemas/Resource'
                  - type: object
                    properties:
                      createTime: { readOnly: true, type: string, format: date-time, minLength: 20, maxLength: 30 }
                      updateTime: { $ref: '#/components/schemas/Seconds' }
              Seconds:
                type: string
                format: date-time
                minLength: 20
                maxLength: 30
                pattern: '^[0-9-]{10}T[0-9:]{8}Z$' # <- finding
                readOnly: true
        `,
      },
    ],
    good: [
      {
        title: 'UTC, and an offset in what only a request carries',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          effectiveTime:
                            type: string
                            format: date-time
                            minLength: 20
                            maxLength: 30
                            example: '2024-05-17T10:30:00.000+02:00'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  createTime: { type: string, format: date-time, minLength: 20, maxLength: 30, example: '2024-05-17T08:30:00.000Z' }
                  wantedTime:
                    writeOnly: true
                    type: string
                    format: date-time
                    minLength: 20
                    maxLength: 30
                    example: '2024-05-17T10:30:00.000+02:00'
        `,
      },
    ],
    ignored: [
      {
        title: 'a time range of a query, a day, and text',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: createTimeAfter
                  in: query
                  example: '2024-05-17'
                  schema: { type: string, format: date-time, minLength: 1, maxLength: 30 }
          components:
            schemas:
              Order:
                type: object
                properties:
                  invoiceDate: { type: string, format: date, minLength: 10, maxLength: 10, example: '2024-05-17' }
                  note: { type: string, minLength: 0, maxLength: 99, example: '2024-05-17 08:30' }
        `,
      },
    ],
  },
});
