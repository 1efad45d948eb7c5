import { defineRule } from '../../framework/define-rule.ts';
import pathNamespace from '../../functions/path-namespace.ts';

export default defineRule({
  id: 'path-namespace',
  statements: ['4.1/path-namespace'],
  severity: 'error',
  summary: 'A namespace follows the version, and a resource follows the namespace.',
  why: 'The namespace tells which part of the business a resource belongs to; without it, names of different teams collide as soon as one host serves both.',
  then: { function: pathNamespace },
  examples: {
    bad: [
      {
        title: 'a path that ends too early, and identifiers in the wrong place',
        yaml: `
          /v1: {} # <- finding
          /v1/shop: {} # <- finding
          /v1/orders/{orderId}: {} # <- finding
        `,
      },
      {
        title: 'an identifier where the namespace belongs',
        yaml: `
          /v1/{orderId}: {} # <- finding
        `,
      },
      {
        title: 'the version in the server’s path, and the path item behind a reference',
        yaml: `
          servers:
            - url: https://api.example.com/v1
          paths:
            /orders: # <- finding
              $ref: '#/components/pathItems/Orders'
            /shop/customers: {}
          components:
            pathItems:
              Orders: {}
        `,
      },
    ],
    good: [
      {
        title: 'namespace and resource',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/shop/quote: {}
        `,
      },
      {
        title: 'the namespace in the server’s path',
        yaml: `
          servers:
            - url: https://api.example.com/v1/shop
          paths:
            /orders: {}
            /orders/{orderId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'the request queue',
        yaml: `
          /v1/queue/requests/{requestId}: {}
        `,
      },
      {
        title: 'names of webhooks',
        yaml: `
          webhooks:
            orders: {}
        `,
      },
    ],
  },
});
