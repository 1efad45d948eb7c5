import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

/** 204 is for an action upon one resource. */
export default defineRule({
  id: 'top-level-action-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary:
    'An action upon no one resource answers 200 with what it calculated or affected, or 201 where it creates a resource.',
  why: 'Such an action is called for what it answers with: there is no resource that a client could read afterwards.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['action'],
      level: 'top',
      wanted: [['200', '201', '202']],
      unwanted: { '204': 'answer 200 with what the action calculated or affected, or 201 with what it created' },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 200 with what the action calculated or affected, or 201 with what it created',
    },
  },
  examples: {
    bad: [
      {
        title: '204 for a calculation',
        yaml: `
          /v1/shop/calculate-taxes:
            post:
              responses:
                '204': # <- finding
                  $ref: 'common.yaml#/responses/NoContent'
        `,
      },
      {
        title: '204 beside 200, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/validate-address:
              $ref: '#/components/pathItems/ValidateAddress'
          components:
            pathItems:
              ValidateAddress:
                post:
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '204': # <- finding
                      $ref: 'common.yaml#/responses/NoContent'
        `,
      },
    ],
    good: [
      {
        title: '200 for a transient action, 201 for a composite one',
        yaml: `
          /v1/shop/calculate-taxes:
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/import-order:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action upon a resource',
        yaml: `
          /v1/shop/orders/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
