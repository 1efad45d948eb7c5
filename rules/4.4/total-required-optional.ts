import { defineRule } from '../../framework/define-rule.ts';
import queryOptional from '../../functions/query-optional.ts';

export default defineRule({
  id: 'total-required-optional',
  statements: ['4.4/total-required', '4.1/query-optional'],
  severity: 'error',
  summary: 'totalRequired is optional.',
  why: 'Counting costs the service time, and is done only for those who ask for it.',
  then: {
    function: queryOptional,
    functionOptions: {
      onSingle: ['fields'],
      onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'],
      only: ['totalRequired'],
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  required: true # <- finding
                  schema: { type: boolean, default: false }
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: '#/components/parameters/Given' }
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Given:
                name: totalRequired
                in: query
                required: true # <- finding
                schema: { type: boolean, default: false }
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
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: totalRequired
                  in: query
                  required: false
                  schema: { type: boolean, default: false }
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
            required: [totalRequired]
            properties:
              totalRequired: { type: boolean, default: false }
        `,
      },
    ],
  },
});
