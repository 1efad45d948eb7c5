import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

/** 201 is right for a composite action, 202 for an asynchronous one (4.9). Statuses that 7.1/success-codes tells are left to it. */
export default defineRule({
  id: 'action-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'An action upon a resource answers 200 or 204; 201 where it creates something, 202 where it works on.',
  why: 'A client that triggers an action has to know whether the resource comes back or has to be read again.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      level: 'sub',
      wanted: [['200', '204', '201', '202']],
      unless: OTHER_SUCCESSES,
      remedy: 'answer 200 with the resource, or 204 without a body',
    },
  },
  examples: {
    bad: [
      {
        title: 'a redirect in place of a success',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses: # <- finding
                '303': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'errors only, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel:
              $ref: '#/components/pathItems/Cancel'
          components:
            pathItems:
              Cancel:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post:
                  responses: # <- finding
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '204, 200, and 201 where something is created',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/orders/{id}/confirm:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/orders/{id}/authorize:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
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
                  '303': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
