import { defineRule } from '../../framework/define-rule.ts';
import pathUnique from '../../functions/path-unique.ts';

export default defineRule({
  id: 'path-unique',
  statements: ['4.1/path-unique'],
  severity: 'error',
  summary: 'No two paths differ only in the names of their parameters.',
  why: 'A request fits both, so which of them answers depends on the order in which a router happened to read them.',
  then: { function: pathUnique },
  examples: {
    bad: [
      {
        title: 'names of parameters',
        yaml: `
          /v1/shop/orders/{number}: {}
          /v1/shop/orders/{orderId}: {} # <- finding
        `,
      },
      {
        title: 'the same URLs by way of a server of its own',
        yaml: `
          /shop/orders/{number}:
            servers:
              - url: https://api.example.com/v1
          /v1/shop/orders/{orderId}: {} # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'another segment',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/shop/orders-by-number/{number}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'the same end under another namespace',
        yaml: `
          /v1/shop/orders/{orderId}: {}
          /v1/billing/orders/{number}: {}
        `,
      },
    ],
  },
});
