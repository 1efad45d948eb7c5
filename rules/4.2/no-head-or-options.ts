import { defineRule } from '../../framework/define-rule.ts';
import operationMethods from '../../functions/operation-methods.ts';

export default defineRule({
  id: 'no-head-or-options',
  statements: ['4.2/methods'],
  severity: 'hint',
  summary: 'HEAD and OPTIONS are not described.',
  why: 'They follow from the other methods and are served by the platform; described one by one they drift apart from what it does.',
  then: {
    function: operationMethods,
    functionOptions: {
      forbidden: ['head', 'options'],
      remedy: 'leave it to the platform and describe the five methods only',
    },
  },
  examples: {
    bad: [
      {
        title: 'beside GET',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
            head: # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
            options: # <- finding
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
                options: # <- finding
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'GET alone',
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
        title: 'an extension with these names',
        yaml: `
          /v1/shop/customers:
            delete:
              parameters: []
              responses:
                '204':
                  description: All are gone.
                  x-options: { head: true }
        `,
      },
    ],
  },
});
