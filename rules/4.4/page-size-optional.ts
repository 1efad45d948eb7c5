import { defineRule } from '../../framework/define-rule.ts';
import queryOptional from '../../functions/query-optional.ts';

export default defineRule({
  id: 'page-size-optional',
  statements: ['4.4/page-size', '4.1/query-optional'],
  severity: 'error',
  summary: 'pageSize is optional.',
  why: 'A size has a default that suits most; a client that has to choose one chooses too much or too little.',
  then: {
    function: queryOptional,
    functionOptions: {
      onSingle: ['fields'],
      onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'],
      only: ['pageSize'],
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: pageSize
                  in: query
                  required: true # <- finding
                  schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - { $ref: '#/components/parameters/Given' }
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Given:
                name: pageSize
                in: query
                required: true # <- finding
                schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: pageSize
                  in: query
                  required: false
                  schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
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
            required: [pageSize]
            properties:
              pageSize: { type: integer, minimum: 1, maximum: 100, default: 20 }
        `,
      },
    ],
  },
});
