import { defineRule } from '../../framework/define-rule.ts';
import topLevelQuestion from '../../functions/top-level-question.ts';

export default defineRule({
  id: 'prefer-top-level',
  statements: ['4.1/prefer-top-level'],
  severity: 'hint',
  summary: 'Single sub-resources have a path at the top level wherever their identifier is unique.',
  why: 'Whoever holds only the identifier of a sub-resource cannot build a path that goes through its parent, and two paths to one resource drift apart.',
  then: { function: topLevelQuestion, functionOptions: { levels: 2 } },
  examples: {
    bad: [
      {
        title: 'one item of an order',
        yaml: `
          /v1/shop/orders/{orderId}/items/{itemId}: # <- finding
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
              - name: itemId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            get: {}
        `,
      },
      {
        title: 'beside a top-level path, behind a reference',
        yaml: `
          paths:
            /v1/shop/payments/{paymentId}: {}
            /v1/shop/orders/{orderId}/payments/{paymentId}: # <- finding
              $ref: '#/components/pathItems/Payment'
          components:
            pathItems:
              Payment:
                parameters:
                  - name: orderId
                    in: path
                    required: true
                    schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
                  - name: paymentId
                    in: path
                    required: true
                    schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
                get: {}
        `,
      },
    ],
    good: [
      {
        title: 'a top-level resource',
        yaml: `
          /v1/shop/items/{itemId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'a sub-collection, and a singleton',
        yaml: `
          /v1/shop/orders/{orderId}/items: {}
          /v1/shop/orders/{orderId}/invoice: {}
        `,
      },
    ],
  },
});
