import { defineRule } from '../../framework/define-rule.ts';
import sortingWays from '../../functions/sorting-ways.ts';

export default defineRule({
  id: 'sort-one-way',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'A list is sorted by sortBy with sortOrder, or by sort, and not both.',
  why: 'Two ways to say the same can contradict each other, and a direction without a field says nothing.',
  then: { function: sortingWays, functionOptions: { whole: 'sort', parts: ['sortBy', 'sortOrder'] } },
  examples: {
    bad: [
      {
        title: 'both ways',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sort # <- finding
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
                - name: sortBy
                  in: query
                  description: The field to sort by, in ascending order unless sortOrder says otherwise.
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a direction alone, behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/SortOrder' } # <- finding
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              SortOrder:
                name: sortOrder
                in: query
                schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
        `,
      },
    ],
    good: [
      {
        title: 'sort alone',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sort
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'both ways on different lists',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sort
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sortBy
                  in: query
                  description: The field to sort by, in ascending order unless sortOrder says otherwise.
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
