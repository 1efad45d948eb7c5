import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'get-ok',
  statements: ['4.2/get-ok'],
  severity: 'error',
  summary: 'GET answers 200, with 202 beside it at most.',
  why: 'A client that reads wants what it asked for; any other success is a case that every caller has to program apart.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      exceptClasses: ['action', 'search'],
      wanted: [['200']],
      besides: ['202'],
      unwanted: {
        '201': 'answer 200 with a body, since reading creates nothing',
        '204': 'answer 200 with a body',
      },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 200 with a body',
    },
  },
  examples: {
    bad: [
      {
        title: '204 for nothing found',
        yaml: `
          /v1/shop/customers:
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
                '204': # <- finding
                  $ref: 'common.yaml#/responses/NoContent'
        `,
      },
      {
        title: '202 alone, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              $ref: '#/components/pathItems/Customer'
            /v1/queue/requests/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Progress' }
          components:
            pathItems:
              Customer:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get:
                  responses: # <- finding
                    '202': { $ref: 'common.yaml#/responses/Accepted' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '200',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what the receiver of a webhook answers',
        yaml: `
          webhooks:
            alive:
              get:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
