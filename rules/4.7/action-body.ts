import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

export default defineRule({
  id: 'action-body',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'The 200 of an action has a body.',
  why: 'With 200 a client waits for the resource or a result; without one, 204 is the answer to expect.',
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'define its content, or answer 204 where an action upon a resource has no result',
    },
  },
  examples: {
    bad: [
      {
        title: 'no content',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': # <- finding
                  description: Cancelled.
        `,
      },
      {
        title: 'a shared response that is right for 204 and wrong for 200',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '204': { $ref: '#/components/responses/Done' }
            /v1/shop/orders/{id}/deliver:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200': # <- finding
                    $ref: '#/components/responses/Done'
          components:
            responses:
              Done: { description: Done. }
        `,
      },
    ],
    good: [
      {
        title: '200 with the resource, 204 without body',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/orders/{id}/deliver:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what the receiver of a webhook answers',
        yaml: `
          webhooks:
            cancel:
              post:
                responses:
                  '200': { description: Taken. }
        `,
      },
    ],
  },
});
