import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

export default defineRule({
  id: 'no-content-empty',
  statements: ['4.2/no-content-empty'],
  severity: 'error',
  summary: 'An answer of 204 has no body and no Content-Type.',
  why: 'HTTP forbids a body after 204; servers drop it or, worse, clients read it as the start of the next answer.',
  then: {
    function: responseBodies,
    functionOptions: {
      statuses: ['204'],
      sent: true,
      body: 'none',
      remedy: 'leave it out, since 204 ends after the headers',
    },
  },
  examples: {
    bad: [
      {
        title: 'content, and a Content-Type',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204':
                  description: Gone.
                  headers:
                    content-type: # <- finding
                      schema: { type: string, minLength: 1, maxLength: 80 }
                  content: # <- finding
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'a shared response that is right elsewhere, one that is wrong everywhere, and a webhook',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/Customer' }
              delete:
                responses:
                  '204': # <- finding
                    $ref: '#/components/responses/Customer'
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                responses:
                  '204': { $ref: '#/components/responses/Gone' }
          webhooks:
            gone:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: '#/components/responses/Gone' }
          components:
            responses:
              Customer:
                description: The customer.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              Gone:
                description: Gone.
                content: # <- finding
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'headers only',
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
        title: 'an empty content',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            delete:
              responses:
                '204':
                  description: Gone.
                  content: {}
        `,
      },
    ],
  },
});
