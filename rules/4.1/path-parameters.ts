import { defineRule } from '../../framework/define-rule.ts';
import pathParameters from '../../functions/path-parameters.ts';

export default defineRule({
  id: 'path-parameters',
  statements: ['4.1/path-parameters'],
  severity: 'error',
  summary: 'Path parameters are declared, occur in the path, and have camelCase names.',
  why: 'A parameter that only one of the two texts has makes generated clients send a literal brace, or fail to compile.',
  then: { function: pathParameters },
  examples: {
    bad: [
      {
        title: 'not declared, not in the path, and not camelCase',
        yaml: `
          /v1/shop/orders/{orderId}: # <- finding
            get: {}
            delete: {}
          /v1/shop/customers:
            parameters:
              - name: customerId # <- finding
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            post: {}
          /v1/shop/invoices/{invoice_id}:
            parameters:
              - name: invoice_id # <- finding
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            get: {}
        `,
      },
      {
        title: 'a component in a path that calls it otherwise',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters:
                - $ref: '#/components/parameters/OrderId' # <- finding
              get: {}
          components:
            parameters:
              OrderId:
                name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        `,
      },
      {
        title: 'in the query by mistake',
        yaml: `
          /v1/shop/orders/{orderId}: # <- finding
            get:
              parameters:
                - name: orderId
                  in: query
                  required: true
                  schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        `,
      },
    ],
    good: [
      {
        title: 'declared at the path, or by each operation',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            get: {}
          /v1/shop/customers/{customerId}:
            get:
              parameters:
                - name: customerId
                  in: path
                  required: true
                  schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a path without operations, and an expression of a callback',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/shop/orders:
            post:
              callbacks:
                shipped:
                  '{$request.body#/callbackUrl}':
                    post: {}
        `,
      },
    ],
  },
});
