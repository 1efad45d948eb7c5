import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

/** 4.2/get-ok speaks of the GET of resources, and this of the GET of actions. */
export default defineRule({
  id: 'cacheable-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'An action or search by GET answers 200.',
  why: 'What a GET answers can be cached only as long as it is the same kind of answer each time.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['action', 'search'],
      wanted: [['200']],
      besides: ['202'],
      unwanted: {
        '201': 'answer 200, since what is read by GET creates nothing',
        '204': 'answer 200 with a body',
      },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 200 with a body',
    },
  },
  examples: {
    bad: [
      {
        title: '204 for no result',
        yaml: `
          /v1/shop/convert-currency:
            get:
              parameters:
                - { name: amount, in: query, schema: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '204': # <- finding
                  $ref: 'common.yaml#/responses/NoContent'
        `,
      },
      {
        title: 'no success, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/convert-currency:
              $ref: '#/components/pathItems/Convert'
          components:
            pathItems:
              Convert:
                parameters:
                  - { name: amount, in: query, schema: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' } }
                get:
                  responses: # <- finding
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: '200',
        yaml: `
          /v1/shop/convert-currency:
            get:
              parameters:
                - { name: amount, in: query, schema: { type: string, minLength: 1, maxLength: 32, pattern: '^-?[0-9]+([.][0-9]+)?$' } }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action by POST',
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
