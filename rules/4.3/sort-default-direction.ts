import { defineRule } from '../../framework/define-rule.ts';
import sortDefaultDirection from '../../functions/sort-default-direction.ts';

export default defineRule({
  id: 'sort-default-direction',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortBy documents the direction in which it sorts by default.',
  why: 'Without it, clients have to try whether the newest come first or last, and break when that changes.',
  then: { function: sortDefaultDirection, functionOptions: { by: 'sortBy', direction: 'sortOrder' } },
  examples: {
    bad: [
      {
        title: 'no word about it',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sortBy # <- finding
                  in: query
                  description: The field to sort by.
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component that only one of its operations explains',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/SortBy' } # <- finding
                  - name: sortOrder
                    in: query
                    schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
            /v1/shop/invoices:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/SortBy' }
                  - name: sortOrder
                    in: query
                    schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc], default: asc }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              SortBy:
                name: sortBy
                in: query
                schema: { type: string, minLength: 1, maxLength: 50 }
        `,
      },
    ],
    good: [
      {
        title: 'in the description, and as the default of sortOrder',
        yaml: `
          /v1/shop/orders:
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

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sortBy
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc], default: desc }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'sort, whose values have the direction',
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
  },
});
