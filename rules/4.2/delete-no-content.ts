import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'delete-no-content',
  statements: ['4.2/delete-no-content'],
  severity: 'error',
  summary: 'DELETE answers 204, or 202 where it only accepts the request, and never 200.',
  why: 'What is deleted has no representation any more; clients and caches can rely on one answer everywhere.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['delete'],
      wanted: [['204', '202']],
      unwanted: { '200': 'answer 204 without a body', '201': 'answer 204 without a body' },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 204 without a body',
    },
  },
  examples: {
    bad: [
      {
        title: '200 with what was deleted',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '200': # <- finding
                  $ref: 'common.yaml#/responses/Resource'
        `,
      },
      {
        title: 'beside 204, and no success at all, in path items behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              $ref: '#/components/pathItems/Customer'
            /v1/shop/accounts/{id}:
              $ref: '#/components/pathItems/Account'
          components:
            pathItems:
              Customer:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                delete:
                  responses:
                    '200': # <- finding
                      $ref: 'common.yaml#/responses/Resource'
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
              Account:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                delete:
                  responses: # <- finding
                    '410': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '204, with 410 for what is gone for good',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                '410': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what is accepted for later, and an action that removes',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
          /v1/shop/customers/{id}/anonymize:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/queue/requests/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Progress' }
        `,
      },
    ],
  },
});
