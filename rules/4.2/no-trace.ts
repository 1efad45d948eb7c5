import { defineRule } from '../../framework/define-rule.ts';
import operationMethods from '../../functions/operation-methods.ts';

export default defineRule({
  id: 'no-trace',
  statements: ['4.2/methods'],
  severity: 'error',
  summary: 'TRACE is not offered.',
  why: 'TRACE sends back what it got, so that scripts and proxies can read the access token of a request.',
  then: {
    function: operationMethods,
    functionOptions: { forbidden: ['trace'], remedy: 'remove it, since it echoes access tokens' },
  },
  examples: {
    bad: [
      {
        title: 'on a single resource',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            trace: # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/customers:
              $ref: '#/components/pathItems/Customers'
          components:
            pathItems:
              Customers:
                trace: # <- finding
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'GET',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an action that is called trace',
        yaml: `
          /v1/shop/customers/{id}/trace:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
