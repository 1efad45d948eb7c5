import { defineRule } from '../../framework/define-rule.ts';
import queryOptional from '../../functions/query-optional.ts';

export default defineRule({
  id: 'page-token-optional',
  statements: ['4.4/page-token', '4.1/query-optional'],
  severity: 'error',
  summary: 'pageToken is optional.',
  why: 'The first page is read without a token, which only the page before can give.',
  then: {
    function: queryOptional,
    functionOptions: {
      onSingle: ['fields'],
      onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'],
      only: ['pageToken'],
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
                - name: pageToken
                  in: query
                  required: true # <- finding
                  schema: { type: string, minLength: 1, maxLength: 255 }
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
                name: pageToken
                in: query
                required: true # <- finding
                schema: { type: string, minLength: 1, maxLength: 255 }
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
                - name: pageToken
                  in: query
                  required: false
                  schema: { type: string, minLength: 1, maxLength: 255 }
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
            required: [pageToken]
            properties:
              pageToken: { type: string, minLength: 1, maxLength: 255 }
        `,
      },
    ],
  },
});
