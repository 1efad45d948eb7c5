import { defineRule } from '../../framework/define-rule.ts';
import adjacentIds from '../../functions/adjacent-ids.ts';

export default defineRule({
  id: 'no-adjacent-ids',
  statements: ['2.8/no-adjacent-ids'],
  severity: 'error',
  summary: 'Two identifiers never follow one another in a path.',
  why: 'Without a name between them nobody can tell what the second one identifies, nor address the collection that it belongs to.',
  then: { function: adjacentIds },
  examples: {
    bad: [
      {
        title: 'two, and three',
        yaml: `
          /v1/shop/orders/{orderId}/{itemId}: {} # <- finding
          /v1/shop/rates/{from}/{to}/{date}: {} # <- finding
        `,
      },
      {
        title: 'behind a reference, further back in the path',
        yaml: `
          paths:
            /v1/shop/customers/{customerId}/orders/{orderId}/{itemId}/notes: # <- finding
              $ref: '#/components/pathItems/Notes'
          components:
            pathItems:
              Notes: {}
        `,
      },
    ],
    good: [
      {
        title: 'a sub-resource between them',
        yaml: `
          /v1/shop/orders/{orderId}/items/{itemId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'an expression of a callback',
        yaml: `
          /v1/shop/orders:
            post:
              callbacks:
                shipped:
                  'https://{$request.query.host}/{$request.query.path}/{$request.query.id}': {}
        `,
      },
    ],
  },
});
