import { defineRule } from '../../framework/define-rule.ts';
import queryText from '../../functions/query-text.ts';

export default defineRule({
  id: 'fields',
  statements: ['4.3/fields'],
  severity: 'error',
  summary: 'fields is one string of comma-separated names.',
  why: 'A selection in another form is taken for one long name, and nothing comes back but the mandatory fields.',
  then: {
    function: queryText,
    functionOptions: { parameter: 'fields', grammar: 'fields', form: 'id,status,customer.name' },
  },
  examples: {
    bad: [
      {
        title: 'an array, and names between semicolons',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            get:
              parameters:
                - name: fields
                  in: query
                  schema: { type: string, minLength: 0, maxLength: 200 }
                  example: id;status # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }

          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: fields
                  in: query
                  schema:
                    type: array # <- finding
                    minItems: 0
                    maxItems: 10
                    items: { type: string, minLength: 1, maxLength: 100 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/Fields' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Fields:
                name: fields
                in: query
                schema:
                  type: object # <- finding
                  properties:
                    id: { type: boolean }
        `,
      },
      {
        title: 'a schema that names no type',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: fields
                  in: query
                  schema: {} # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'comma-separated names',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: fields
                  in: query
                  description: Comma-separated names of the fields to return.
                  schema: { type: string, minLength: 0, maxLength: 200 }
                  example: id,status,customer.name
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'another parameter that takes several values',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: status
                  in: query
                  schema: { type: array, minItems: 0, maxItems: 10, items: { type: string, minLength: 1, maxLength: 100 } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
