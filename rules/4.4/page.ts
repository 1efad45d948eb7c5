import { defineRule } from '../../framework/define-rule.ts';
import queryParameter from '../../functions/query-parameter.ts';

export default defineRule({
  id: 'page',
  statements: ['4.4/page'],
  severity: 'error',
  summary: 'page is a positive integer that is 1 by default.',
  why: 'Where one list counts its pages from zero and another from one, clients skip a page or read one twice.',
  then: {
    function: queryParameter,
    functionOptions: { parameter: 'page', type: 'integer', called: 'a positive integer', least: 1, default: 1 },
  },
  examples: {
    bad: [
      {
        title: 'pages that count from zero, and no default',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: page
                  in: query
                  schema:
                    type: integer
                    minimum: 0 # <- finding
                    maximum: 2147483647
                    default: 0 # <- finding
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: page
                  in: query
                  schema: # <- finding
                    type: integer
                    minimum: 1
                    maximum: 2147483647
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a parameter of a path item, with keywords beside a 3.1 reference',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: page
                  in: query
                  schema:
                    $ref: '#/components/schemas/Count'
                    default: 2 # <- finding
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            schemas:
              Count: { type: integer, minimum: 1, maximum: 2147483647 }
        `,
      },
    ],
    good: [
      {
        title: 'a positive integer, 1 by default',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - name: page
                  in: query
                  schema: { type: integer, minimum: 1, maximum: 2147483647, default: 1 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a page in a path',
        yaml: `
          /v1/shop/books/{bookId}/pages/{page}:
            parameters:
              - name: bookId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
              - name: page
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
