import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';

export default defineRule({
  id: 'delete-not-found',
  statements: ['4.2/delete-no-content'],
  severity: 'warn',
  summary: 'DELETE does not answer 404: what is deleted already answers 204 as well.',
  why: 'A client that repeats a DELETE after a broken connection must not take its success for a failure.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['delete'],
      unwanted: { '404': 'answer 204 also when it is deleted already, or 410 for what no longer exists' },
    },
  },
  examples: {
    bad: [
      {
        title: 'on a single resource',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                '404': # <- finding
                  $ref: 'common.yaml#/responses/Error'
        `,
      },
      {
        title: 'in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              $ref: '#/components/pathItems/Customer'
          components:
            pathItems:
              Customer:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                delete:
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                    '404': # <- finding
                      $ref: 'common.yaml#/responses/Error'
        `,
      },
    ],
    good: [
      {
        title: '204, and 410 for what no longer exists',
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
        title: 'the 404 of GET, and a range',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': { $ref: 'common.yaml#/responses/Error' }
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                4XX: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
  },
});
