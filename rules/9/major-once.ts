import { defineRule } from '../../framework/define-rule.ts';
import majorVersion from '../../functions/major-version.ts';

export default defineRule({
  id: 'major-once',
  statements: ['9/major-once'],
  severity: 'warn',
  summary: 'A description has one major version, that of info.version.',
  why: 'Two major versions in one description can neither be released nor retired apart from one another.',
  then: { function: majorVersion },
  examples: {
    bad: [
      {
        title: 'a path of another version',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
          /v2/shop/drafts/{id}: # <- finding
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a server of a version that info.version does not have, the path item behind a reference',
        yaml: `
          info:
            title: Shop
            version: 2.1.0 # <- finding
          servers: [{ url: 'https://api.example.com/v1' }]
          paths:
            /shop/orders/{id}: { $ref: '#/components/pathItems/Order' }
          components:
            pathItems:
              Order:
                parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
                get:
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a server that offers a second version',
        yaml: `
          info: { title: Shop, version: 1.4.0 }
          servers:
            - url: 'https://api.example.com/v{major}' # <- finding
              variables: { major: { default: '1', enum: ['1', '2'] } }
          paths:
            /shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'one version',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an info.version that is a date',
        yaml: `
          info: { title: Shop, version: '2026-03-01' }
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
