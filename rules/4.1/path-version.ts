import { defineRule } from '../../framework/define-rule.ts';
import pathVersion from '../../functions/path-version.ts';

export default defineRule({
  id: 'path-version',
  statements: ['4.1/path-version'],
  severity: 'error',
  summary: 'The first segment of a URL is v and the major version.',
  why: 'Clients, gateways and documentation route by it: where the version is missing, written otherwise or further back, two incompatible versions cannot stand side by side.',
  then: { function: pathVersion },
  examples: {
    bad: [
      {
        title: 'no version, and versions of another form',
        yaml: `
          /shop/orders: {} # <- finding
          /v1.0/shop/customers: {} # <- finding
          /shop/v1/invoices: {} # <- finding
          /v1/shop/v1/payments: {} # <- finding
        `,
      },
      {
        title: 'a server’s URL, for all its paths at once',
        yaml: `
          servers:
            - url: https://api.example.com/V1 # <- finding
            - url: https://api.example.com/v1
          paths:
            /shop/orders: {}
            /shop/customers: {}
        `,
      },
      {
        title: 'a number alone',
        yaml: `
          servers:
            - url: https://api.example.com/1 # <- finding
          paths:
            /shop/orders: {}
        `,
      },
      {
        title: 'the server of one path item',
        yaml: `
          /v1/shop/orders: {}
          /shop/customers:
            servers:
              - url: https://customers.example.com/api # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'in the key',
        yaml: `
          info: { title: Shop, version: 12.0.0 }
          paths:
            /v12/shop/orders: {}
        `,
      },
      {
        title: 'in the path of every server, by a variable too',
        yaml: `
          servers:
            - url: https://api.example.com/v1
            - url: '/{version}/shop'
              variables:
                version: { default: v1, enum: [v1] }
          paths:
            /shop/orders: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'names of webhooks and expressions of callbacks',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                callbacks:
                  shipped:
                    '{$request.body#/callbackUrl}': {}
          webhooks:
            orderShipped: {}
        `,
      },
      {
        title: 'a name that begins like a version',
        yaml: `
          /v1/shop/vouchers: {}
          /v1/shop/orders/{orderId}/v-belts: {}
        `,
      },
    ],
  },
});
