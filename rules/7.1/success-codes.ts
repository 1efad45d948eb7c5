import { defineRule } from '../../framework/define-rule.ts';
import successStatuses from '../../functions/success-statuses.ts';

export default defineRule({
  id: 'success-codes',
  statements: ['7.1/success-codes'],
  severity: 'error',
  summary: 'Success is answered 200, 201, 202 or 204.',
  why: 'Clients branch on four cases; a further status, or a range that may be any of them, is a case that nobody handles.',
  then: {
    function: successStatuses,
    functionOptions: {
      allowed: ['200', '201', '202', '204'],
      instead: { '203': 'write 200', '205': 'write 204', '206': 'write 200', '207': 'write 200' },
    },
  },
  examples: {
    bad: [
      {
        title: 'a status of its own',
        yaml: `
          /v1/sales/invoices/{id}/remind:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '203': { $ref: 'common.yaml#/responses/Resource' } # <- finding
        `,
      },
      {
        title: 'a range, in a path item that is referred to',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/remind: { $ref: '#/components/pathItems/Remind' }
          components:
            pathItems:
              Remind:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                post:
                  responses:
                    2XX: { $ref: 'common.yaml#/responses/Resource' } # <- finding
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
    good: [
      {
        title: 'the statuses of the conventions',
        yaml: `
          /v1/sales/invoices/{id}/remind:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '204': { $ref: 'common.yaml#/responses/NoContent' }
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
                  2XX: { description: The receiver got it. }
        `,
      },
    ],
  },
});
