import { defineRule } from '../../framework/define-rule.ts';
import actionNestingQuestion from '../../functions/action-nesting-question.ts';

export default defineRule({
  id: 'lowest-nesting',
  statements: ['4.7/lowest-nesting'],
  severity: 'hint',
  summary: 'An action has the shortest path that names what it acts on.',
  why: 'Each resource above the one that is acted on is one more identifier that a caller must hold, and that can be wrong.',
  then: { function: actionNestingQuestion, functionOptions: { levels: 2 } },
  examples: {
    bad: [
      {
        title: 'an action upon a sub-resource',
        yaml: `
          /v1/shop/orders/{orderId}/refunds/{refundId}/cancel: # <- finding
            parameters:
              - { name: orderId, in: path, required: true, schema: { $ref: 'common.yaml#/schemas/Id' } }
              - { name: refundId, in: path, required: true, schema: { $ref: 'common.yaml#/schemas/Id' } }
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'beside the resource at the top level, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/refunds/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/orders/{orderId}/refunds/{refundId}/cancel: # <- finding
              $ref: '#/components/pathItems/Cancel'
          components:
            pathItems:
              Cancel:
                parameters:
                  - { name: orderId, in: path, required: true, schema: { $ref: 'common.yaml#/schemas/Id' } }
                  - { name: refundId, in: path, required: true, schema: { $ref: 'common.yaml#/schemas/Id' } }
                post:
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'the action upon the resource itself',
        yaml: `
          /v1/shop/refunds/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action upon a singleton or a collection of one resource',
        yaml: `
          /v1/shop/orders/{id}/invoice/send:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
