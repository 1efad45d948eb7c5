import { defineRule } from '../../framework/define-rule.ts';
import queryUse from '../../functions/query-use.ts';

export default defineRule({
  id: 'query-use',
  statements: ['4.1/query-use'],
  severity: 'error',
  summary: 'Query parameters restrict, filter, sort or page a collection, or serve a read that can be cached.',
  why: 'A query that changes what a resource is, or carries what belongs into the body, is lost in caches and written into every log on the way.',
  then: {
    function: queryUse,
    functionOptions: { onSingle: ['fields'], onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'] },
  },
  examples: {
    bad: [
      {
        title: 'on a single resource, and on PATCH',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            get:
              parameters:
                - name: currency # <- finding
                  in: query
            patch:
              parameters:
                - name: validate # <- finding
                  in: query
        `,
      },
      {
        title: 'a component on POST of a collection',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - $ref: '#/components/parameters/Currency'
              post:
                parameters:
                  - $ref: '#/components/parameters/Currency' # <- finding
            /v1/shop/orders/{orderId}: {}
          components:
            parameters:
              Currency:
                name: currency
                in: query
        `,
      },
    ],
    good: [
      {
        title: 'a collection, the fields of a single resource, and the pages of a search',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: currency
                  in: query
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            get:
              parameters:
                - name: fields
                  in: query
          /v1/shop/search-orders:
            post:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/PageToken' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a read that can be cached',
        yaml: `
          /v1/shop/convert:
            get:
              parameters:
                - name: amount
                  in: query
        `,
      },
    ],
  },
});
