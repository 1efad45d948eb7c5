import { defineRule } from '../../framework/define-rule.ts';
import operationMethods from '../../functions/operation-methods.ts';

export default defineRule({
  id: 'standard-methods',
  statements: ['4.2/methods'],
  severity: 'warn',
  summary: 'The methods are POST, GET, PUT, PATCH and DELETE.',
  why: 'Proxies, caches, firewalls and client libraries pass the five common methods; any other one is blocked somewhere on the way.',
  then: {
    function: operationMethods,
    functionOptions: {
      // The three that have a severity of their own have rules of their own.
      allowed: ['post', 'get', 'put', 'patch', 'delete', 'head', 'options', 'trace'],
      remedy: 'use POST, GET, PUT, PATCH or DELETE',
    },
  },
  examples: {
    bad: [
      {
        title: 'the method of OpenAPI 3.2 for queries, and one that OpenAPI does not know',
        yaml: `
          /v1/shop/customers:
            query: # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
            purge: # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'an additional operation of OpenAPI 3.2, behind a reference',
        yaml: `
          paths:
            /v1/shop/customers:
              $ref: '#/components/pathItems/Customers'
          components:
            pathItems:
              Customers:
                additionalOperations:
                  LINK: # <- finding
                    responses:
                      '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'the methods of a single resource',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'other keys of a path item, and a webhook, whose receiver is another service',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              summary: One customer
              x-purge: { after: 30 }
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
          webhooks:
            moved:
              query:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
