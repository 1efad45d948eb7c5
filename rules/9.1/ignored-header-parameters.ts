import { defineRule } from '../../framework/define-rule.ts';
import forbiddenParameters from '../../functions/forbidden-parameters.ts';

export default defineRule({
  id: 'ignored-header-parameters',
  statements: ['9.1/ignored-header-parameters'],
  severity: 'warn',
  summary: 'Accept and Content-Type are not declared as header parameters.',
  why: 'OpenAPI ignores such parameters, so that what they promise is never checked and never generated.',
  then: {
    function: forbiddenParameters,
    functionOptions: {
      in: 'header',
      names: {
        Accept: 'OpenAPI ignores it, so say what is answered by the media types of the responses’ content',
        'Content-Type': 'OpenAPI ignores it, so say what is taken by the media types of the request body’s content',
      },
    },
  },
  examples: {
    bad: [
      {
        title: 'in a path item',
        yaml: `
          /v1/shop/orders/{id}:
            parameters:
              - $ref: 'common.yaml#/parameters/Id'
              - name: Accept # <- finding
                in: header
                schema: { type: string, minLength: 1, maxLength: 100 }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'in components, in lower case',
        yaml: `
          components:
            parameters:
              Type:
                name: content-type # <- finding
                in: header
                schema: { type: string, minLength: 1, maxLength: 100 }
        `,
      },
    ],
    good: [
      {
        title: 'a header that OpenAPI does not ignore',
        yaml: `
          components:
            parameters:
              Language:
                name: Accept-Language
                in: header
                schema: { type: string, minLength: 1, maxLength: 100 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a query parameter of that name',
        yaml: `
          components:
            parameters:
              Accept:
                name: accept
                in: query
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
