import { defineRule } from '../../framework/define-rule.ts';
import forbiddenHeaders from '../../functions/forbidden-headers.ts';

export default defineRule({
  id: 'no-link-headers',
  statements: ['2.4/no-link-headers'],
  severity: 'error',
  summary: 'Responses of 201 and 3xx have no Link and no Location header.',
  why: 'Links stand in the body, with relation and method; a second place for them makes clients choose, and the two drift apart.',
  then: {
    function: forbiddenHeaders,
    functionOptions: {
      headers: ['Link', 'Location'],
      statuses: ['201', '3XX'],
      instead: 'leave it out, and give the body links',
    },
  },
  examples: {
    bad: [
      {
        title: 'Location with 201',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201':
                  description: The order.
                  headers:
                    Location: # <- finding
                      schema: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'Link in a shared response, by reference and in lower case',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                responses:
                  '201': { $ref: '#/components/responses/Created' }
          components:
            headers:
              Link:
                schema: { type: string, minLength: 1, maxLength: 2000 }
            responses:
              Created:
                description: The order.
                headers:
                  link: # <- finding
                    $ref: '#/components/headers/Link'
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'a shared response of which one use is wrong',
        yaml: `
          paths:
            /v1/shop/orders:
              post:
                parameters: [{ $ref: 'common.yaml#/parameters/IdempotencyKey' }]
                responses:
                  '200': { $ref: '#/components/responses/Order' }
                  '201': # <- finding
                    $ref: '#/components/responses/Order'
                  '422': { $ref: 'common.yaml#/responses/Error' }
          components:
            responses:
              Order:
                description: The order.
                headers:
                  Location:
                    schema: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'links in the body',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'another status, and other headers',
        yaml: `
          /v1/shop/orders:
            post:
              responses:
                '201':
                  description: The order.
                  headers:
                    Content-Location:
                      schema: { type: string, format: uri, minLength: 1, maxLength: 2000 }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The order.
                  headers:
                    Link:
                      schema: { type: string, minLength: 1, maxLength: 2000 }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
  },
});
