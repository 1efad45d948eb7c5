import { defineRule } from '../../framework/define-rule.ts';
import bodyMediaTypes from '../../functions/body-media-types.ts';

export default defineRule({
  id: 'json-success-bodies',
  statements: ['4.2/media-types', '1/json-bodies'],
  severity: 'error',
  summary: 'What an operation answers with when all is well is application/json.',
  why: 'A client that has to ask for one of several formats has to be tested with each, and so has the service.',
  then: { function: bodyMediaTypes, functionOptions: { bodies: 'successes', mediaType: 'application/json' } },
  examples: {
    bad: [
      {
        title: 'XML beside JSON',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The customer.
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                    application/xml: # <- finding
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'a type of its own in a shared response, told once',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '201': { $ref: '#/components/responses/Customer' }
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/Customer' }
          components:
            responses:
              Customer:
                description: The customer.
                content:
                  application/vnd.shop.customer+json: # <- finding
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'JSON, with its character set',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The customer.
                  content:
                    application/json; charset=UTF-8:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a JSON Patch in a request',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody: { $ref: 'common.yaml#/requestBodies/Patch' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
