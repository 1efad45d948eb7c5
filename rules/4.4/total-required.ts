import { defineRule } from '../../framework/define-rule.ts';
import queryParameter from '../../functions/query-parameter.ts';

export default defineRule({
  id: 'total-required',
  statements: ['4.4/total-required'],
  severity: 'error',
  summary: 'totalRequired is a boolean that is false by default.',
  why: 'Counting a large collection is dear; it is done for those who ask, and clients have to know that they must.',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'totalRequired', type: 'boolean', called: 'a boolean', default: false },
  },
  examples: {
    bad: [
      {
        title: 'no default, and a default of true',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  schema: { type: boolean } # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  schema:
                    type: boolean
                    default: true # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a text in a component',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: '#/components/parameters/TotalRequired' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              TotalRequired:
                name: totalRequired
                in: query
                schema:
                  type: [string] # <- finding
                  minLength: 1
                  maxLength: 255
                  pattern: '^[0-9A-Z_]+$'
                  enum: [YES, NO]
        `,
      },
      {
        title: 'a schema in content',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  content:
                    application/json:
                      schema:
                        type: boolean
                        default: true # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'a boolean, false by default',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  schema: { type: boolean, default: false }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a schema in content',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  content:
                    application/json:
                      schema: { type: boolean, default: false }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of the name',
        yaml: `
          Quote:
            type: object
            properties:
              totalRequired: { type: integer, minimum: 0, maximum: 2147483647 }
        `,
      },
    ],
  },
});
