import { defineRule } from '../../framework/define-rule.ts';
import statusForQueries from '../../functions/status-for-queries.ts';

export default defineRule({
  id: 'page-invalid',
  statements: ['4.4/page', '7.1/errors-documented'],
  severity: 'error',
  summary: 'An operation with page or pageSize documents 400.',
  why: 'A page of zero is refused; a client that does not expect that takes the refusal for an outage.',
  then: {
    function: statusForQueries,
    functionOptions: { parameters: ['page', 'pageSize'], status: '400', purpose: 'zero and what is no number' },
  },
  examples: {
    bad: [
      {
        title: 'no 400',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Page' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
        asWritten: true,
      },
      {
        title: 'a parameter of the path item, on a search',
        yaml: `
          paths:
            /v1/shop/search-orders:
              parameters:
                - { $ref: '#/components/parameters/Size' }
                - { $ref: 'common.yaml#/parameters/PageToken' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              post:
                responses: # <- finding
                  '200': { $ref: 'common.yaml#/responses/Page' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
            parameters:
              Size:
                name: pageSize
                in: query
                schema: { type: integer, minimum: 1, maximum: 200, default: 20 }
        `,
        asWritten: true,
      },
    ],
    good: [
      {
        title: '400, or the range that it is in',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
                4XX: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of the name in a body',
        yaml: `
          /v1/shop/books:
            post:
              parameters:
                - { $ref: 'common.yaml#/parameters/IdempotencyKey' }
              requestBody:
                required: true
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        pageSize: { type: string, minLength: 2, maxLength: 2, pattern: '^[ab][0-9]$' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
  },
});
