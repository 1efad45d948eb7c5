import { defineRule } from '../../framework/define-rule.ts';
import asyncPreference from '../../functions/async-preference.ts';

export default defineRule({
  id: 'prefer-async',
  statements: ['4.9/prefer-async'],
  severity: 'error',
  summary: 'An operation that answers 202 as well as at once takes Prefer: respond-async.',
  why: 'Without the header a client cannot know whether it will get the result or a promise of it.',
  then: { function: asyncPreference },
  examples: {
    bad: [
      {
        title: 'no Prefer header',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '202': # <- finding
                  $ref: 'common.yaml#/responses/Accepted'
        `,
      },
      {
        title: 'a Prefer header of the path item with other tokens',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/orders/{id}:
              parameters:
                - $ref: 'common.yaml#/parameters/Id'
                - $ref: '#/components/parameters/Prefer'
              delete:
                responses:
                  '202': # <- finding
                    $ref: 'common.yaml#/responses/Accepted'
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            parameters:
              Prefer: { $ref: 'common.yaml#/parameters/PreferReturn' }
        `,
      },
    ],
    good: [
      {
        title: 'the header',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/PreferAsync' }]
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
    ignored: [
      {
        title: '202 alone, and beside the 200 of a repeated request',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '202': { $ref: 'common.yaml#/responses/Accepted' }
                '422': { $ref: 'common.yaml#/responses/Error' }
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
  },
});
