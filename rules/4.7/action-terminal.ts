import { defineRule } from '../../framework/define-rule.ts';
import actionTerminal from '../../functions/action-terminal.ts';

export default defineRule({
  id: 'action-terminal',
  statements: ['4.7/action-terminal'],
  severity: 'error',
  summary: 'An action is the last segment of its path.',
  why: 'What an action does is no resource and holds none, so a path that goes on behind it addresses nothing.',
  then: { function: actionTerminal },
  examples: {
    bad: [
      {
        title: 'a resource below an action',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/orders/{id}/cancel/reason: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a parameter behind an action that has no path of its own, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/{id}/cancel/{reasonId}: # <- finding
              $ref: '#/components/pathItems/Cancel'
          components:
            pathItems:
              Cancel:
                parameters:
                  - $ref: 'common.yaml#/parameters/Id'
                  - name: reasonId
                    in: path
                    required: true
                    schema: { $ref: 'common.yaml#/schemas/Id' }
                post:
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'resources behind actions that have no path of their own',
        yaml: `
          /v1/shop/calculate-tax/items: # <- finding
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/search-orders/results: # <- finding
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'an action at the end',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'resources that are called like actions, and the index of actions',
        yaml: `
          /v1/shop/orders/{id}/actions/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
          /v1/shop/transfers/{id}/approve:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a namespace that is called like a search',
        yaml: `
          /v1/search/documents:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
