import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';
import { OTHER_SUCCESSES } from '../../model/operations/responses.ts';

export default defineRule({
  id: 'sub-resource-created',
  statements: ['4.2/sub-resource', '4.2/post-created'],
  severity: 'error',
  summary: 'POST on a sub-collection answers 201, as on any collection, or 202 where it only accepts the request.',
  why: 'Clients treat a collection below another resource as they treat every other one, and wait for 201 to go on.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      level: 'sub',
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      wanted: [['201', '202']],
      unless: OTHER_SUCCESSES,
      remedy: 'answer 201 with the new sub-resource and its links, as on any collection',
    },
  },
  examples: {
    bad: [
      {
        title: '200 instead',
        yaml: `
          /v1/shop/customers/{id}/accounts:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              parameters:
                - $ref: 'common.yaml#/parameters/PageSize'
                - $ref: 'common.yaml#/parameters/Page'
                - $ref: 'common.yaml#/parameters/TotalRequired'
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
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
        title: 'none of them, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}/accounts:
              $ref: '#/components/pathItems/Accounts'
          components:
            pathItems:
              Accounts:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get:
                  parameters:
                    - $ref: 'common.yaml#/parameters/PageSize'
                    - $ref: 'common.yaml#/parameters/Page'
                    - $ref: 'common.yaml#/parameters/TotalRequired'
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Page' }
                    default: { $ref: 'common.yaml#/responses/Error' }
                    '400': { $ref: 'common.yaml#/responses/Error' }
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
          /v1/shop/customers/{id}/accounts:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
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
        title: '201',
        yaml: `
          /v1/shop/customers/{id}/accounts:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              requestBody:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action below a resource',
        yaml: `
          /v1/shop/customers/{id}/activate:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
