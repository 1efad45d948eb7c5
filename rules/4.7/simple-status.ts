import { defineRule } from '../../framework/define-rule.ts';
import statusActionQuestion from '../../functions/status-action-question.ts';

export default defineRule({
  id: 'simple-status',
  statements: ['4.7/simple-status'],
  severity: 'hint',
  summary: 'Simple changes of a status are made by PUT or PATCH, and not by actions.',
  why: 'An action for every field doubles the interface, and goes past If-Match and the validation that updates have.',
  then: {
    function: statusActionQuestion,
    functionOptions: {
      verbs: ['set', 'update', 'change', 'modify', 'edit', 'toggle', 'mark'],
      alone: ['enable', 'disable'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a status that is set, a feature that is switched on',
        yaml: `
          /v1/shop/orders/{id}/set-status: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/coupons/{id}/enable: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'an update, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}/update-priority: # <- finding
              $ref: '#/components/pathItems/UpdatePriority'
          components:
            pathItems:
              UpdatePriority:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post:
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'PATCH',
        yaml: `
          /v1/shop/coupons/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'actions that do more than to set a field',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/accounts/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
