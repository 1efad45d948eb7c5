import { defineRule } from '../../framework/define-rule.ts';
import webhooksQuestion from '../../functions/webhooks-question.ts';

export default defineRule({
  id: 'webhooks-offered',
  statements: ['6/webhooks'],
  severity: 'hint',
  summary: 'A service that answers 202 tells its clients by webhook or callback when a request is done.',
  why: 'Clients that are not told have to ask again and again, which costs both sides and is late all the same.',
  then: { function: webhooksQuestion },
  examples: {
    bad: [
      {
        title: 'a 202 and nothing that calls back',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202': # <- finding
                  $ref: 'common.yaml#/responses/Accepted'
        `,
      },
      {
        title: 'of two operations in path items, the one without callback',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/orders:
              $ref: '#/components/pathItems/Orders'
            /v1/shop/refunds:
              $ref: '#/components/pathItems/Refunds'
          components:
            pathItems:
              Orders:
                post:
                  callbacks:
                    done:
                      '{$request.body#/callback}':
                        post:
                          responses:
                            '204': { description: Taken. }
                  responses:
                    '202': { $ref: 'common.yaml#/responses/Accepted' }
              Refunds:
                post:
                  responses:
                    '202': # <- finding
                      $ref: 'common.yaml#/responses/Accepted'
        `,
      },
    ],
    good: [
      {
        title: 'a webhook',
        yaml: `
          paths:
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
            /v1/shop/orders:
              post:
                responses:
                  '202': { $ref: 'common.yaml#/responses/Accepted' }
          webhooks:
            orderDone:
              post:
                responses:
                  '204': { description: Taken. }
        `,
      },
    ],
    ignored: [
      {
        title: 'a registration, which describes by callbacks what is sent',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
          /v1/shop/subscriptions:
            post:
              callbacks:
                orderDone:
                  '{$request.body#/url}':
                    post:
                      responses:
                        '204': { description: Taken. }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a resource at which clients register',
        yaml: `
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }

          /v1/shop/orders:
            post:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
          /v1/shop/webhooks:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
