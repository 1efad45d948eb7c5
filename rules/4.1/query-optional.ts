import { defineRule } from '../../framework/define-rule.ts';
import queryOptional from '../../functions/query-optional.ts';

export default defineRule({
  id: 'query-optional',
  statements: ['4.1/query-optional'],
  severity: 'error',
  summary: 'Query parameters are optional.',
  why: 'A query restricts what a path already names. A parameter without which nothing works belongs into the path or the body.',
  then: {
    function: queryOptional,
    functionOptions: {
      onSingle: ['fields'],
      onSearch: ['page', 'pageSize', 'pageToken', 'totalRequired'],
      except: ['page', 'pageSize', 'pageToken', 'totalRequired'],
    },
  },
  examples: {
    bad: [
      {
        title: 'at a path item',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: customerId
                in: query
                required: true # <- finding
        `,
      },
      {
        title: 'in a component that two operations use',
        yaml: `
          paths:
            /v1/shop/rates:
              parameters:
                - $ref: '#/components/parameters/Currency'
            /v1/shop/prices:
              parameters:
                - $ref: '#/components/parameters/Currency'
          components:
            parameters:
              Currency:
                name: currency
                in: query
                required: true # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'optional, with or without a word',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: customerId
                in: query
              - name: status
                in: query
                required: false
        `,
      },
    ],
    ignored: [
      {
        title: 'a parameter of the path item that every operation overrides',
        yaml: `
          /v1/shop/customers/{id}/orders:
            parameters:
              - $ref: 'common.yaml#/parameters/Id'
              - $ref: 'common.yaml#/parameters/PageSize'
              - $ref: 'common.yaml#/parameters/Page'
              - $ref: 'common.yaml#/parameters/TotalRequired'
              - name: productId
                in: query
                required: true
                schema: { $ref: 'common.yaml#/schemas/Id' }
            get:
              parameters:
                - name: productId
                  in: query
                  schema: { $ref: 'common.yaml#/schemas/Id' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'required parameters in other places',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
              - name: If-Match
                in: header
                required: true
        `,
      },
    ],
  },
});
