import { defineRule } from '../../framework/define-rule.ts';
import pathCharacters from '../../functions/path-characters.ts';

export default defineRule({
  id: 'path-characters',
  statements: ['4.1/path-characters'],
  severity: 'error',
  summary: 'Segments are lower-case letters, digits and hyphens between words, and begin with a letter.',
  why: 'Paths are compared with respect to case and typed by hand: one spelling for all of them is the one that people guess, and needs no encoding anywhere.',
  then: { function: pathCharacters },
  examples: {
    bad: [
      {
        title: 'capitals, underscores, dots and suffixes',
        yaml: `
          /v1/shop/lineItems: {} # <- finding
          /v1/shop/line_items: {} # <- finding
          /v1/shop/orders.json: {} # <- finding
          /v1/shop/orders/{orderId}:cancel: {} # <- finding
          /v1/shop/3d-models: {} # <- finding
        `,
      },
      {
        title: 'slashes too many, and more than a parameter in one segment',
        yaml: `
          /v1/shop/orders/: {} # <- finding
          /v1/shop//customers: {} # <- finding
          /v1/shop/rates/{from}-{to}: {} # <- finding
          /v1/shop/orders;{orderId}: {} # <- finding
          /v1/shop/invoices({invoiceId}): {} # <- finding
        `,
      },
      {
        title: 'a matrix parameter, once for its path',
        yaml: `
          /v1/shop/orders{;color}: # <- finding
            parameters:
              - name: ';color'
                in: path
                required: true
                schema: { type: string, format: uuid, minLength: 36, maxLength: 36 }
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a server’s path',
        yaml: `
          servers:
            - url: https://api.example.com/v1/Shop # <- finding
          paths:
            /orders: {}
            /customers: {}
        `,
      },
    ],
    good: [
      {
        title: 'words between hyphens',
        yaml: `
          /v1/shop/line-items: {}
          /v1/shop/models-3d/{modelId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'versions, and names of webhooks',
        yaml: `
          servers:
            - url: https://api.example.com/v1
          paths:
            /shop/orders: {}
          webhooks:
            Order_Shipped: {}
        `,
      },
      {
        title: 'the name of a parameter, and the host',
        yaml: `
          servers:
            - url: https://API.Example.com
          paths:
            /v1/shop/orders/{orderId}: {}
        `,
      },
    ],
  },
});
