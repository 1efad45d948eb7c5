import { defineRule } from '../../framework/define-rule.ts';
import patchDocument from '../../functions/patch-document.ts';

export default defineRule({
  id: 'patch-json-patch',
  statements: ['4.2/patch-json-patch'],
  severity: 'error',
  summary: 'PATCH takes application/json-patch+json, an array of changes.',
  why: 'In a partial object nobody can tell a field that is to be removed from one that is left alone; a JSON Patch says each change.',
  then: {
    function: patchDocument,
    functionOptions: {
      methods: ['patch'],
      exceptClasses: ['action', 'search'],
      mediaType: 'application/json-patch+json',
      notIn: ['application/json'],
    },
  },
  examples: {
    bad: [
      {
        title: 'JSON Patch of which nothing is said: no schema, an empty one, and true behind a reference',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody:
                  content:
                    application/json-patch+json: {} # <- finding
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody:
                  content:
                    application/json-patch+json:
                      schema: {} # <- finding
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/vouchers/{id}:
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
                    schema: true # <- finding
        `,
      },
      {
        title: 'a partial object as JSON',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json: # <- finding
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a shared body that is right for POST, an object as JSON Patch, and no body',
        yaml: `
          paths:
            /v1/shop/customers:
              post:
                requestBody: { $ref: '#/components/requestBodies/Customer' }
                responses:
                  '201': { $ref: 'common.yaml#/responses/Resource' }
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody: # <- finding
                  $ref: '#/components/requestBodies/Customer'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/accounts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch:
                requestBody:
                  content:
                    application/json-patch+json:
                      schema: # <- finding
                        $ref: 'common.yaml#/schemas/Resource'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/vouchers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              patch: # <- finding
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
                  '400': { $ref: 'common.yaml#/responses/Error' }
          components:
            requestBodies:
              Customer:
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
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
        title: 'PUT, and what the service sends to a webhook',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              put:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          webhooks:
            changed:
              patch:
                requestBody:
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
  },
});
