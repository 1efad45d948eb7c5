import { defineRule } from '../../framework/define-rule.ts';
import foreignQueryNames from '../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'sort-names',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'The parameters for sorting are sortBy and sortOrder, or sort.',
  why: 'A name that differs from list to list cannot be built into a client once.',
  then: { function: foreignQueryNames, functionOptions: { topic: 'sorting' } },
  examples: {
    bad: [
      {
        title: 'names of other vocabularies',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: orderBy # <- finding
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: direction # <- finding
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [ASC, DESC], pattern: '^[A-Z]+$' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component in snake case',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/SortBy' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              SortBy:
                name: sort_by # <- finding
                in: query
                schema: { type: string, minLength: 1, maxLength: 50 }
        `,
      },
      {
        title: 'an order whose pattern lists directions, and orders that show what they are',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order # <- finding
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, pattern: '^(asc|desc)$' }

          /v1/shop/books:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order # <- finding
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
                  example: desc
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order # <- finding
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
                  examples: { newest: { value: -createdTime } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'sortBy and sortOrder',
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
        `,
      },
    ],
    ignored: [
      {
        title: 'an order, and the direction of a transfer',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order
                  in: query
                  description: Identifier of an order.
                  schema: { $ref: 'common.yaml#/schemas/Id' }
                - name: direction
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [INBOUND, OUTBOUND] }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'an order of which nothing is said, and one whose example is an identifier',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
                  example: tRfJuRkRRuO5vtGxRn7tWA

          /v1/shop/books:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: order
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 40 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
