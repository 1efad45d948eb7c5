import { defineRule } from '../../framework/define-rule.ts';
import specificNamesQuestion from '../../functions/specific-names-question.ts';

export default defineRule({
  id: 'specific-names',
  statements: ['7.2/specific-names'],
  severity: 'hint',
  summary: 'A 422 shows which error names it has: each business rule has a name and a message of its own.',
  why: 'A client can act on INVOICE_ALREADY_PAID; on 422 alone it can only show a message.',
  then: {
    function: specificNamesQuestion,
    functionOptions: {
      status: '422',
      generic: [
        'UNPROCESSABLE_ENTITY',
        'UNPROCESSABLE_CONTENT',
        'UNPROCESSABLE',
        'BUSINESS_ERROR',
        'BUSINESS_RULE_ERROR',
        'BUSINESS_RULE_VIOLATION',
        'BAD_REQUEST',
        'GENERAL_ERROR',
        'UNKNOWN_ERROR',
        'HTTP_422',
        'FAILURE',
        'FAILED',
        'ERROR',
      ],
    },
  },
  examples: {
    bad: [
      {
        title: 'a 422 that names nothing',
        yaml: `
          /v1/sales/invoices/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '422': # <- finding
                  description: The invoice cannot be cancelled.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Error' }
        `,
      },
      {
        title: 'a shared response whose example names the status only',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '422': { $ref: '#/components/responses/Unprocessable' }
          components:
            responses:
              Unprocessable: # <- finding
                description: A business rule forbids it.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Error' }
                    example:
                      name: UNPROCESSABLE_ENTITY
                      message: The request cannot be processed.
                      debug_id: 90957fca61718
        `,
      },
    ],
    good: [
      {
        title: 'an example with the name of a rule',
        yaml: `
          /v1/sales/invoices/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '422':
                  description: The invoice cannot be cancelled.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Error' }
                      example:
                        name: INVOICE_ALREADY_PAID
                        message: A paid invoice cannot be cancelled.
                        debug_id: 90957fca61718
        `,
      },
      {
        title: 'names that an extension of the error lists, or shows in an example of its own',
        yaml: `
          paths:
            /v1/sales/invoices/{id}/cancel:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '422':
                    description: The invoice cannot be cancelled.
                    content: { application/json: { schema: { $ref: '#/components/schemas/InvoiceError' } } }
            /v1/sales/invoices/{id}/pay:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              post:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '422':
                    description: The invoice cannot be paid.
                    content: { application/json: { schema: { $ref: '#/components/schemas/PaymentError' } } }
          components:
            schemas:
              InvoiceError:
                allOf:
                  - $ref: 'common.yaml#/schemas/Error'
                  - type: object
                    properties:
                      name: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [INVOICE_PAID] }
              PaymentError:
                allOf: [{ $ref: 'common.yaml#/schemas/Error' }]
                example: { name: CARD_EXPIRED, message: The card has expired., debug_id: 90957fca61718 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a name in the description, and another status',
        yaml: `
          /v1/sales/invoices/{id}/cancel:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            post:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': { $ref: 'common.yaml#/responses/Error' }
                '422':
                  description: The invoice is paid (INVALID_OPERATION).
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Error' }
        `,
      },
    ],
  },
});
