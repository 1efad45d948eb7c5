import { defineRule } from '../../framework/define-rule.ts';
import requestQueue from '../../functions/request-queue.ts';

export default defineRule({
  id: 'request-queue',
  statements: ['4.9/queue-path'],
  severity: 'warn',
  summary:
    'A service that answers 202 describes the request queue at /v{major}/queue/requests/{requestId}, or names it in a link.',
  why: 'Clients ask one place about all their requests; each operation with a way of its own to report needs a client of its own.',
  then: { function: requestQueue },
  examples: {
    bad: [
      {
        title: 'a 202 without any queue',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '202': # <- finding
                  description: Taken for later.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Accepted' }
        `,
      },
      {
        title: 'a queue below a namespace, and a shared 202',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                responses:
                  '202': # <- finding
                    $ref: '#/components/responses/Taken'
            /v1/shop/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
          components:
            responses:
              Taken:
                description: Taken for later.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Accepted' }
        `,
      },
    ],
    good: [
      {
        title: 'the queue, under a server that brings the version',
        yaml: `
          servers: [{ url: 'https://api.example.com/v1' }]
          paths:
            /shop/orders:
              post:
                responses:
                  '202':
                    description: Taken for later.
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Accepted' }
            /queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
        `,
      },
      {
        title: 'the queue in a link of an example',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a service that answers at once, and a 202 that a receiver gives',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
          webhooks:
            orderPaid:
              post:
                responses:
                  '202': { description: Taken. }
        `,
      },
    ],
  },
});
