import { defineRule } from '../../framework/define-rule.ts';
import pagedCollections from '../../functions/paged-collections.ts';

export default defineRule({
  id: 'paged-collections',
  statements: ['4.4/paged-collections'],
  severity: 'warn',
  summary: 'GET on a collection takes pageSize, and page or pageToken.',
  why: 'A list that comes as a whole grows until it times out, and paging cannot be added later without breaking clients.',
  then: { function: pagedCollections, functionOptions: { size: 'pageSize', choice: ['page', 'pageToken'] } },
  examples: {
    bad: [
      {
        title: 'no paging, and half of it',
        yaml: `
          /v1/shop/orders:
            get: # <- finding
              parameters:
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
          /v1/shop/invoices:
            get: # <- finding
              parameters:
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - { $ref: 'common.yaml#/parameters/PageSize' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a sub-collection in a path item of the components',
        yaml: `
          paths:
            /v1/shop/orders/{id}/notes: { $ref: '#/components/pathItems/Notes' }
          components:
            pathItems:
              Notes:
                parameters:
                  - { $ref: 'common.yaml#/parameters/Id' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                get: # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'by page, and by token',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }

          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/PageToken' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a small set of fixed size, and what is no collection',
        yaml: `
          /v1/shop/currencies:
            get:
              x-lintel: { paged: false }
              parameters:
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
          /v1/shop/orders/{id}:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/Id' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
