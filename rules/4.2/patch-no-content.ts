import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'patch-no-content',
  statements: ['4.2/patch-no-content'],
  severity: 'error',
  summary:
    'PATCH answers 204 (202 where it only accepts the request), and 200 only under Prefer: return=representation.',
  why: 'Most clients need no more than to know that the change is made; those that want the result can ask for it.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['patch'],
      exceptClasses: ['action', 'search'],
      wanted: [['204', '202']],
      besides: ['200'],
      preferred: {
        '200': {
          token: 'return=representation',
          remedy: 'answer 204, and 200 with the representation only under Prefer: return=representation',
        },
      },
      unwanted: { '201': 'answer 204 without a body, since a patch creates nothing' },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 204 without a body',
    },
  },
  examples: {
    bad: [
      {
        title: '200 that nobody asks for',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200': # <- finding
                  $ref: 'common.yaml#/responses/Resource'
        `,
      },
      {
        title: '200 on demand without 204, and a Prefer header of the path that takes something else',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              parameters: [{ $ref: 'common.yaml#/parameters/PreferReturn' }]
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses: # <- finding
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/accounts/{id}:
            parameters:
              - $ref: 'common.yaml#/parameters/Id'
              - name: prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 255, enum: [read-consistent] }
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200': # <- finding
                  $ref: 'common.yaml#/responses/Resource'
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: '204, and 200 on demand',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              parameters: [{ $ref: 'common.yaml#/parameters/PreferReturn' }]
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what is accepted for later',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '202': { $ref: 'common.yaml#/responses/Accepted' }
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
