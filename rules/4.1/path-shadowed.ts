import { defineRule } from '../../framework/define-rule.ts';
import pathShadowed from '../../functions/path-shadowed.ts';

export default defineRule({
  id: 'path-shadowed',
  statements: ['4.1/path-unique'],
  severity: 'hint',
  summary: 'No fixed segment stands where an identifier could have the same text.',
  why: 'The resource whose identifier happens to be that text cannot be reached, or the fixed path cannot: routers decide it differently.',
  then: { function: pathShadowed },
  examples: {
    bad: [
      {
        title: 'beside an identifier',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/shop/orders/latest: {} # <- finding
        `,
      },
      {
        title: 'further up, with an identifier that may be any word',
        yaml: `
          /v1/shop/orders/{orderId}/items:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, minLength: 1, maxLength: 20, pattern: '^[a-z-]+$' }
          /v1/shop/orders/archive/items: {} # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'an identifier that can be no word',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
          /v1/shop/orders/latest: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'paths of different length',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/shop/orders/archive/items: {}
        `,
      },
    ],
  },
});
