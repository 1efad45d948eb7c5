import { defineRule } from '../../framework/define-rule.ts';
import queryParameter from '../../functions/query-parameter.ts';

export default defineRule({
  id: 'page-token',
  statements: ['4.4/page-token'],
  severity: 'error',
  summary: 'pageToken is an opaque string.',
  why: 'A token that looks like a number or an identifier gets computed by clients, and then the way of paging can never change.',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'pageToken', type: 'string', called: 'an opaque string', opaque: true },
  },
  examples: {
    bad: [
      {
        title: 'an integer, and a format that says what is in it',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: pageToken
                  in: query
                  schema:
                    type: integer # <- finding
                    minimum: 0
                    maximum: 2147483647
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: pageToken
                  in: query
                  schema:
                    type: string
                    format: uuid # <- finding
                    minLength: 36
                    maxLength: 36
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component with a list of types',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: '#/components/parameters/PageToken' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              PageToken:
                name: pageToken
                in: query
                schema:
                  type: [string, integer] # <- finding
                  minLength: 1
                  maxLength: 200
                  minimum: 0
                  maximum: 2147483647
        `,
      },
    ],
    good: [
      {
        title: 'a string',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: pageToken
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of the name',
        yaml: `
          Session:
            type: object
            properties:
              pageToken: { type: integer, minimum: 0, maximum: 2147483647 }
        `,
      },
    ],
  },
});
