import { defineRule } from '../../framework/define-rule.ts';
import foreignQueryNames from '../../functions/foreign-query-names.ts';

export default defineRule({
  id: 'foreign-paging',
  statements: ['4.4/foreign-paging'],
  severity: 'error',
  summary: 'Paging has no names but pageSize, page, pageToken and totalRequired.',
  why: 'One way of paging can be written into a client once; with limit, per_page and cursor it has to be written for each list.',
  then: { function: foreignQueryNames, functionOptions: { topic: 'paging' } },
  examples: {
    bad: [
      {
        title: 'limit and offset, and a page and its size by other names',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: limit # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - name: offset # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - name: pageNumber # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - name: per_page # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'components, one of which a path item refers to',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - { $ref: '#/components/parameters/Cursor' }
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Cursor:
                name: cursor # <- finding
                in: query
                schema: { type: string, minLength: 1, maxLength: 200 }
              IncludeTotal:
                name: include_total # <- finding
                in: query
                schema: { type: boolean, default: false }
        `,
      },
      {
        title: 'a start beside maxResults, a continuation, and a start and size of pages',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - name: startAt # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - name: maxResults # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - name: continuation # <- finding
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
                - name: fetchSize # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/books:
            get:
              parameters:
                - name: pageStart # <- finding
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'the four names',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/PageToken' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a start that is a time, a limit of something else, and a property',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: startTime
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: endTime
                  in: query
                  schema: { type: string, format: date-time, minLength: 20, maxLength: 35 }
                - name: creditLimit
                  in: query
                  schema: { type: integer, minimum: 0, maximum: 1000, default: 20 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/orders/{orderId}/cancel:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            post:
              requestBody:
                required: true
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        limit: { type: integer, minimum: 0, maximum: 1000, default: 20 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a size of clothes, and a continuation that is a flag',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: fetchSize
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 3 }
                - name: continuation
                  in: query
                  schema: { type: boolean, default: false }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
