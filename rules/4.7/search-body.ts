import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

/** The body of a search by GET is told by 4.2/get-ok. */
export default defineRule({
  id: 'search-body',
  statements: ['4.7/search-collection'],
  severity: 'error',
  summary: 'The 200 of a search by POST has a body.',
  why: 'Without a content the description does not say what a search finds.',
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['search'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'define a collection response as its content',
    },
  },
  examples: {
    bad: [
      {
        title: 'no content',
        yaml: `
          /v1/shop/search-orders:
            post:
              responses:
                '200': # <- finding
                  description: The orders found.
        `,
      },
      {
        title: 'a shared response, wrong wherever it is used',
        yaml: `
          paths:
            /v1/shop/search-orders:
              post:
                responses:
                  '200': { $ref: '#/components/responses/Found' }
            /v1/shop/search-customers:
              post:
                responses:
                  '200': { $ref: '#/components/responses/Found' }
          components:
            responses:
              Found: # <- finding
                description: What was found.
        `,
      },
    ],
    good: [
      {
        title: 'a page',
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
        title: 'an action without result',
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
