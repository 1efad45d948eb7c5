import { defineRule } from '../../framework/define-rule.ts';
import bearerSecurity from '../../functions/bearer-security.ts';

export default defineRule({
  id: 'bearer-security',
  statements: ['5/bearer'],
  severity: 'error',
  summary: 'A security scheme that delivers bearer tokens is defined, and every operation is under it.',
  why: 'One kind of credential in one header lets gateways check every request alike; keys and passwords end up in logs and addresses.',
  then: { function: bearerSecurity },
  examples: {
    bad: [
      {
        title: 'an API key, and a password, besides the token',
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
              key:
                type: apiKey # <- finding
                in: header
                name: Key
              password:
                type: http
                scheme: basic # <- finding
        `,
      },
      {
        title: 'nothing requires the token',
        asWritten: true,
        yaml: `
          openapi: 3.1.0 # <- finding
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
      {
        title: 'one of two operations, the path item behind a reference',
        asWritten: true,
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          paths:
            /v1/shop/orders/{id}: { $ref: '#/components/pathItems/Order' }
          components:
            securitySchemes:
              login: { type: openIdConnect, openIdConnectUrl: 'https://login.example.com/.well-known/openid-configuration' }
            pathItems:
              Order:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get: # <- finding
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': { $ref: 'common.yaml#/responses/Error' }
                    default: { $ref: 'common.yaml#/responses/Error' }
                delete:
                  security: [{ login: [] }]
                  responses:
                    '204': { $ref: 'common.yaml#/responses/NoContent' }
                    default: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
      {
        title: 'a scheme that is not defined, required of all operations at the root',
        asWritten: true,
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          security: [{ login: [] }] # <- finding
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
              delete:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
      {
        title: 'a certificate in place of the token',
        asWritten: true,
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          security: [{ bearer: [] }]
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get: # <- finding
                security: [{ certificate: [] }]
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
                  '404': { $ref: 'common.yaml#/responses/Error' }
                  default: { $ref: 'common.yaml#/responses/Error' }
              delete:
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  default: { $ref: 'common.yaml#/responses/Error' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
              certificate: { type: mutualTLS }
        `,
      },
    ],
    good: [
      {
        title: 'a certificate besides the token',
        yaml: `
          security: [{ bearer: [], certificate: [] }]
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
              certificate: { type: mutualTLS }
        `,
      },
      {
        title: 'the token, required at the root',
        yaml: `
          security: [{ login: [read] }]
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
          components:
            securitySchemes:
              login: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://login.example.com/token', scopes: { read: Read. } } } }
        `,
      },
    ],
    ignored: [
      {
        title: 'a description of components only, and webhooks, which the service calls',
        asWritten: true,
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          webhooks:
            shipped:
              post:
                responses:
                  '204': { description: Taken. }
          components:
            schemas:
              Order: { type: object }
        `,
      },
    ],
  },
});
