import { defineRule } from '../../framework/define-rule.ts';
import notAcceptableQuestion from '../../functions/not-acceptable-question.ts';

export default defineRule({
  id: 'not-acceptable',
  statements: ['7.1/not-acceptable'],
  severity: 'hint',
  summary: 'An Accept header that application/json does not meet is answered 406, and the operations document it.',
  why: 'A client that asks for another media type and gets JSON with 200 fails later, in its parser, for a reason that it does not see.',
  then: { function: notAcceptableQuestion },
  examples: {
    bad: [
      {
        title: 'no operation documents it: one question for all',
        yaml: `
          paths: # <- finding
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
            /v1/sales/receipts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'one operation documents it, and another one, behind a reference, does not',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '406': { $ref: 'common.yaml#/responses/Error' }
            /v1/sales/receipts/{id}: { $ref: '#/components/pathItems/Receipt' }
          components:
            pathItems:
              Receipt:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get: # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'documented by itself or by a range',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '406': { $ref: 'common.yaml#/responses/Error' }
          /v1/sales/receipts/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                4XX: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an operation that answers without body',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
