import { defineRule } from '../../framework/define-rule.ts';
import bodyMediaTypes from '../../functions/body-media-types.ts';

export default defineRule({
  id: 'patch-media-type',
  statements: ['4.2/patch-json-patch', '1/json-bodies'],
  severity: 'error',
  summary: 'PATCH takes no media type that stands for another kind of patch or is no JSON.',
  why: 'Each kind of patch changes arrays, nulls and missing fields by rules of its own; with one kind, clients need one library.',
  then: {
    function: bodyMediaTypes,
    functionOptions: {
      bodies: 'patches',
      mediaType: 'application/json-patch+json',
      // A partial object as plain JSON is a matter of patch-json-patch alone.
      except: ['application/json'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a merge patch',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/merge-patch+json: # <- finding
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'XML in a body that two operations share, in which it is told once',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody: { $ref: '#/components/requestBodies/Changes' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody: { $ref: '#/components/requestBodies/Changes' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            requestBodies:
              Changes:
                content:
                  application/json-patch+json:
                    schema: { $ref: 'common.yaml#/schemas/Patch' }
                  application/xml-patch+xml: # <- finding
                    schema: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'a JSON Patch',
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
    ignored: [
      {
        title: 'a body that no operation takes',
        yaml: `
          components:
            requestBodies:
              Changes:
                content:
                  application/json-patch+json:
                    schema: { $ref: 'common.yaml#/schemas/Patch' }
        `,
      },
    ],
  },
});
