import { defineRule } from '../../framework/define-rule.ts';
import queryOptional from '../../functions/query-optional.ts';

export default defineRule({
  id: 'page-optional',
  statements: ['4.4/page', '4.1/query-optional'],
  severity: 'error',
  summary: 'page is optional.',
  why: 'Who asks for a list wants its first page; a client that has to say so has one more thing to get wrong.',
  then: {
    function: queryOptional,
    functionOptions: {
      onSingle: ['fields'],
      onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'],
      only: ['page'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a parameter of an operation',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: page
                  in: query
                  required: true # <- finding
                  schema: { type: integer, minimum: 1, maximum: 2147483647, default: 1 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'in a component, for a whole path',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - { $ref: '#/components/parameters/Given' }
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Given:
                name: page
                in: query
                required: true # <- finding
                schema: { type: integer, minimum: 1, maximum: 2147483647, default: 1 }
        `,
      },
    ],
    good: [
      {
        title: 'optional, with or without a word',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: page
                  in: query
                  required: false
                  schema: { type: integer, minimum: 1, maximum: 2147483647, default: 1 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of that name in a body',
        yaml: `
          Paging:
            type: object
            required: [page]
            properties:
              page: { type: integer, minimum: 1, maximum: 2147483647, default: 1 }
        `,
      },
    ],
  },
});
