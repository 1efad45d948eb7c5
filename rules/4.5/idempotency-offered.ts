import { defineRule } from '../../framework/define-rule.ts';
import keyOfferedQuestion from '../../functions/key-offered-question.ts';

export default defineRule({
  id: 'idempotency-offered',
  statements: ['4.5/offered'],
  severity: 'hint',
  summary: 'POST that creates offers Idempotency-Key.',
  why: 'When the answer gets lost, a client without a key has to choose between ordering twice and not ordering at all.',
  then: { function: keyOfferedQuestion },
  examples: {
    bad: [
      {
        title: 'a creation',
        yaml: `
          /v1/shop/orders:
            post: # <- finding
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a sub-resource, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}/items:
              $ref: '#/components/pathItems/Items'
          components:
            pathItems:
              Items:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post: # <- finding
                  responses:
                    '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'a key',
        yaml: `
          /v1/shop/orders:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action that creates nothing, and a webhook',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          webhooks:
            orderPaid:
              post:
                responses:
                  '201': { description: Taken. }
        `,
      },
    ],
  },
});
