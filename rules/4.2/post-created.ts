import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'post-created',
  statements: ['4.2/post-created'],
  severity: 'error',
  summary: 'POST on a collection answers 201, or 202 where it only accepts the request.',
  why: 'By 201 a client knows that a resource exists from now on; 200 leaves open whether anything was created.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      level: 'top',
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      wanted: [['201', '202']],
      unless: OTHER_SUCCESSES,
      remedy: 'answer 201 with the new resource and its links',
    },
  },
  examples: {
    bad: [
      {
        title: '200 instead',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': # <- finding
                  $ref: 'common.yaml#/responses/Resource'
        `,
      },
      {
        title: 'no success at all, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers:
              $ref: '#/components/pathItems/Customers'
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            pathItems:
              Customers:
                post:
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
                  responses: # <- finding
                    '400': { $ref: 'common.yaml#/responses/Error' }
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: '204 of a plural noun',
        yaml: `
          /v1/shop/customers:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': # <- finding
                  $ref: 'common.yaml#/responses/NoContent'
        `,
      },
    ],
    good: [
      {
        title: '201, with 200 for a repeated key, and 202 alone',
        yaml: `
          /v1/shop/customers:
            post:
              parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
          /v1/shop/exports:
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
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
    ignored: [
      {
        title: 'an action, and a search',
        yaml: `
          /v1/shop/customers/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v1/shop/search-customers:
            post:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
