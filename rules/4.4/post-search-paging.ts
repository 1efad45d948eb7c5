import { defineRule } from '../../framework/define-rule.ts';
import searchBodyPaging from '../../functions/search-body-paging.ts';

export default defineRule({
  id: 'post-search-paging',
  statements: ['4.4/post-search-paging'],
  severity: 'error',
  summary: 'The paging parameters of a search by POST stand in its query.',
  why: 'The links from page to page have no body; what chooses the page has to be in the address.',
  then: { function: searchBodyPaging },
  examples: {
    bad: [
      {
        title: 'in the body',
        yaml: `
          /v1/shop/search-orders:
            post:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              requestBody:
                required: true
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                        page: { type: integer, minimum: 1, maximum: 2147483647, default: 1 } # <- finding
                        limit: { type: integer, minimum: 1, maximum: 200, default: 20 } # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'in what the body extends',
        yaml: `
          paths:
            /v1/shop/search-orders:
              post:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema:
                        allOf:
                          - { $ref: '#/components/schemas/Paged' }
                          - type: object
                            properties:
                              status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            schemas:
              Paged:
                type: object
                properties:
                  pageToken: { type: string, minLength: 1, maxLength: 200 } # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'in the query',
        yaml: `
          /v1/shop/search-orders:
            post:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              requestBody:
                required: true
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        status: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a body that is no search, and criteria that are called alike',
        yaml: `
          /v1/shop/search-orders:
            post:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              requestBody:
                required: true
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        pageCount: { type: integer, minimum: 1, maximum: 2147483647 }
                        creditLimit: { type: integer, minimum: 1, maximum: 2147483647 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

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
                        page: { type: integer, minimum: 1, maximum: 2147483647 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '201': { $ref: 'common.yaml#/responses/Resource' }
                '422': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
  },
});
