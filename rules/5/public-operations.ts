import { defineRule } from '../../framework/define-rule.ts';
import publicOperations from '../../functions/public-operations.ts';

export default defineRule({
  id: 'public-operations',
  statements: ['5/bearer'],
  severity: 'warn',
  summary: 'No operation does without security.',
  why: 'An operation that anybody may call is mostly one that somebody forgot to protect.',
  then: { function: publicOperations },
  examples: {
    bad: [
      {
        title: 'an operation without security',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              security: [] # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'an optional token, in a shared path item',
        yaml: `
          paths:
            /v1/shop/orders/{id}: { $ref: '#/components/pathItems/Order' }
          components:
            pathItems:
              Order:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get:
                  security:
                    - bearer: []
                    - {} # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'an operation that says itself which token it takes',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              security: [{ bearer: [] }]
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a webhook, which the service calls',
        yaml: `
          webhooks:
            shipped:
              post:
                security: []
                responses:
                  '204': { description: Taken. }
        `,
      },
    ],
  },
});
