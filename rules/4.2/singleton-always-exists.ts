import { defineRule } from '../../framework/define-rule.ts';
import responseCodes from '../../functions/response-codes.ts';

export default defineRule({
  id: 'singleton-always-exists',
  statements: ['4.2/singleton'],
  severity: 'warn',
  summary: 'GET on a singleton documents no 404.',
  why: 'A singleton is there as long as its parent; a client that has to reckon with 404 needs a way to create it that a singleton does not have.',
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['get'],
      classes: ['singleton'],
      unwanted: { '404': 'take it out, since a singleton always exists (also where its parent may be missing)' },
    },
  },
  examples: {
    bad: [
      {
        title: 'below a resource',
        yaml: `
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': # <- finding
                  $ref: 'common.yaml#/responses/Error'
        `,
      },
      {
        title: 'at the top, in a path item behind a reference',
        yaml: `
          paths:
            /v1/shop/configuration:
              $ref: '#/components/pathItems/Configuration'
          components:
            pathItems:
              Configuration:
                get:
                  responses:
                    '200': { $ref: 'common.yaml#/responses/Resource' }
                    '404': # <- finding
                      $ref: 'common.yaml#/responses/Error'
        `,
      },
    ],
    good: [
      {
        title: 'no 404',
        yaml: `
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a single resource, and a range',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                '404': { $ref: 'common.yaml#/responses/Error' }
          /v1/shop/customers/{id}/profile:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
                4XX: { $ref: 'common.yaml#/responses/Error' }
        `,
      },
    ],
  },
});
