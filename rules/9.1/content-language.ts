import { defineRule } from '../../framework/define-rule.ts';
import requiredResponseHeader from '../../functions/required-response-header.ts';

export default defineRule({
  id: 'content-language',
  statements: ['9.1/content-language'],
  severity: 'error',
  summary: 'Every response declares the header Content-Language.',
  why: 'Without it a client cannot tell in which language the texts of the body are, nor choose how to show them.',
  then: {
    function: requiredResponseHeader,
    functionOptions: { header: 'Content-Language', remedy: 'declare it, with the default en-US' },
  },
  examples: {
    bad: [
      {
        title: 'a success without body, and a failure',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              delete:
                responses:
                  '204': # <- finding
                    description: Withdrawn.
                  default: # <- finding
                    description: Failed.
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
      {
        title: 'a shared response, told once',
        asWritten: true,
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/Order' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
            /v1/shop/drafts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/Order' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
            responses:
              Order: # <- finding
                description: The order.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'the header, in any case',
        asWritten: true,
        yaml: `
          components:
            responses:
              Done:
                description: Done.
                headers:
                  content-language: { $ref: 'common.yaml#/headers/ContentLanguage' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what the receiver of a webhook answers',
        asWritten: true,
        yaml: `
          webhooks:
            shipped:
              post:
                responses:
                  '204': { description: Taken. }
        `,
      },
    ],
  },
});
