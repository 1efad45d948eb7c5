import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'search-responses',
  statements: ['4.7/action-responses'],
  severity: 'error',
  summary: 'A search by POST answers 200.',
  why: 'A search creates nothing and always has a result, which is an empty page at least.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['search'],
      wanted: [['200', '202']],
      unwanted: {
        '201': 'answer 200 with a collection response, since a search creates nothing',
        '204': 'answer 200 with a collection response, and with no items in it where nothing is found',
      },
      unless: OTHER_SUCCESSES,
      remedy: 'answer 200 with a collection response',
    },
  },
  examples: {
    bad: [
      {
        title: '204 for nothing found',
        yaml: `
          /v1/shop/search-orders:
            post:
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
        title: 'no success, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/orders/search:
              $ref: '#/components/pathItems/Search'
          components:
            pathItems:
              Search:
                post:
                  responses: # <- finding
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: '201 with what was found',
        yaml: `
          /v1/shop/orders/search:
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '201': # <- finding
                  $ref: 'common.yaml#/responses/Page'
        `,
      },
    ],
    good: [
      {
        title: '200',
        yaml: `
          /v1/shop/search-orders:
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a collection that is called like a search',
        yaml: `
          /v1/shop/searches:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
