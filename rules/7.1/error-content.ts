import { defineRule } from '../../framework/define-rule.ts';
import errorContent from '../../functions/error-content.ts';

export default defineRule({
  id: 'error-content',
  statements: ['7.1/error-content'],
  severity: 'error',
  summary: 'An error response has a body.',
  why: 'A status alone says neither what was wrong nor which request it was.',
  then: { function: errorContent },
  examples: {
    bad: [
      {
        title: 'an error of one operation',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': # <- finding
                  description: There is no such invoice.
        `,
      },
      {
        title: 'a shared response with empty content, that a range and default refer to',
        yaml: `
          paths:
            /v1/sales/invoices/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  4XX: { $ref: '#/components/responses/Failed' }
                  default: { $ref: '#/components/responses/Failed' }
          components:
            responses:
              Failed: # <- finding
                description: The request failed.
                content: {}
        `,
      },
      {
        title: 'a response without body that is right for a success, and wrong for an error',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
                '410': { $ref: 'common.yaml#/responses/NoContent' } # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'an error with the error object',
        yaml: `
          /v1/sales/invoices/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what a receiver of our webhooks answers',
        yaml: `
          webhooks:
            invoicePaid:
              post:
                responses:
                  '410': { description: The receiver is gone. }
        `,
      },
    ],
  },
});
