import { defineRule } from '../../framework/define-rule.ts';
import forbiddenParameters from '../../functions/forbidden-parameters.ts';

export default defineRule({
  id: 'authorization-parameter',
  statements: ['5/bearer', '9.1/ignored-header-parameters'],
  severity: 'error',
  summary: 'Authorization is not declared as a header parameter.',
  why: 'OpenAPI ignores such a parameter: generated clients and gateways see no security at all.',
  then: {
    function: forbiddenParameters,
    functionOptions: {
      in: 'header',
      names: {
        Authorization: 'OpenAPI ignores it, so define a security scheme of type http with scheme bearer instead',
      },
    },
  },
  examples: {
    bad: [
      {
        title: 'in an operation',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              parameters:
                - name: authorization # <- finding
                  in: header
                  schema: { type: string, minLength: 1, maxLength: 4000 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'in components',
        yaml: `
          components:
            parameters:
              Token:
                name: Authorization # <- finding
                in: header
                schema: { type: string, minLength: 1, maxLength: 4000 }
        `,
      },
    ],
    good: [
      {
        title: 'a security scheme',
        yaml: `
          components:
            securitySchemes:
              bearer: { type: http, scheme: bearer }
        `,
      },
    ],
    ignored: [
      {
        title: 'a query parameter of that name',
        yaml: `
          components:
            parameters:
              Authorization:
                name: authorization
                in: query
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
