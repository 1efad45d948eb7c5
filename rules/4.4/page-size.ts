import { defineRule } from '../../framework/define-rule.ts';
import queryParameter from '../../functions/query-parameter.ts';

export default defineRule({
  id: 'page-size',
  statements: ['4.4/page-size'],
  severity: 'error',
  summary: 'pageSize is a positive integer with a default.',
  why: 'Without a default, nobody knows how many results come when a client asks for no size, and a page of size zero never ends.',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'pageSize', type: 'integer', called: 'a positive integer', least: 1, default: 'any' },
  },
  examples: {
    bad: [
      {
        title: 'no default, and a default of zero',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema: # <- finding
                    type: integer
                    minimum: 1
                    maximum: 200
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema:
                    type: integer
                    minimum: 0 # <- finding
                    maximum: 200
                    default: 0 # <- finding
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a text, in a component behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: '#/components/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              PageSize:
                name: pageSize
                in: query
                schema: { $ref: '#/components/schemas/PageSize' }
            schemas:
              PageSize:
                type: [string] # <- finding
                minLength: 1
                maxLength: 3
                pattern: '^[0-9]+$'
                default: '20'
        `,
      },
      {
        title: 'a schema in content',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: pageSize
                  in: query
                  content:
                    application/json:
                      schema:
                        type: string # <- finding
                        minLength: 1
                        maxLength: 3
                        pattern: '^[0-9]+$'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'a positive integer with a default',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: pageSize
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: pageSize
                  in: query
                  content:
                    application/json:
                      schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of the name',
        yaml: `
          Book:
            type: object
            properties:
              pageSize: { type: string, minLength: 2, maxLength: 2, pattern: '^[ab][0-9]$' }
        `,
      },
    ],
  },
});
