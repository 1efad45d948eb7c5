import { defineRule } from '../../framework/define-rule.ts';
import patchItems from '../../functions/patch-items.ts';

export default defineRule({
  id: 'patch-items',
  statements: ['4.6/patch-schema'],
  severity: 'error',
  summary:
    'An item of a JSON Patch has op, path and value; op takes add, remove and replace, and nothing outside RFC 6902.',
  why: 'Clients use libraries that write what RFC 6902 says; whatever an API leaves out or adds, they have to work around.',
  then: {
    function: patchItems,
    functionOptions: { operations: ['add', 'remove', 'replace'], optional: ['move', 'copy', 'test'] },
  },
  examples: {
    bad: [
      {
        title: 'a member that is missing, an operation too many and one too few',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items: # <- finding
                        type: object
                        properties:
                          op:
                            type: string
                            minLength: 1
                            maxLength: 255
                            enum: # <- finding
                              - add
                              - replace
                              - merge # <- finding
                          path: { type: string, minLength: 0, maxLength: 1000 }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a shared item, a path that is a number, and a pattern',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
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
                    schema: { type: array, minItems: 1, maxItems: 100, items: { $ref: '#/components/schemas/Change' } }
            schemas:
              Change:
                allOf:
                  - $ref: '#/components/schemas/Operation'
                  - type: object
                    properties:
                      path:
                        type: integer # <- finding
                        minimum: 0
                        maximum: 100
                      value: {}
              Operation:
                type: object
                properties:
                  op:
                    type: string
                    minLength: 1
                    maxLength: 255
                    pattern: '^(add|remove)$' # <- finding
        `,
      },
      {
        title: 'items that are not described, and an op that can be anything',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items: {} # <- finding
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }

          /v1/shop/refunds/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items:
                        type: object
                        properties:
                          op: { type: string, minLength: 1, maxLength: 10 } # <- finding
                          path: { type: string, minLength: 0, maxLength: 1000 }
                          value: {}
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a resource as the item, which is right as a resource',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200':
                    description: The order.
                    headers:
                      ETag: { $ref: 'common.yaml#/headers/ETag' }
                    content:
                      application/json:
                        schema: { $ref: '#/components/schemas/Order' }
              patch:
                parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
                requestBody:
                  content:
                    application/json-patch+json:
                      schema:
                        type: array
                        minItems: 1
                        maxItems: 100
                        items: # <- finding
                          $ref: '#/components/schemas/Order'
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            schemas:
              Order:
                type: object
                properties:
                  note: { type: string, minLength: 1, maxLength: 100 }
                  links: { $ref: 'common.yaml#/schemas/Links', readOnly: true }
        `,
      },
      {
        title: 'operations in upper case, and a path of any type',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items:
                        type: object
                        required: [op, path]
                        properties:
                          op:
                            type: string
                            minLength: 1
                            maxLength: 255
                            pattern: '^[0-9A-Z_]+$'
                            enum: # <- finding
                              - ADD
                              - REMOVE
                              - REPLACE
                          path: {} # <- finding
                          value: {}
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    good: [
      {
        title: 'all members and operations',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items:
                        type: object
                        required: [op, path]
                        properties:
                          op: { type: string, minLength: 1, maxLength: 255, enum: [add, remove, replace, move, copy, test] }
                          path: { type: string, minLength: 0, maxLength: 1000 }
                          from: { type: string, minLength: 0, maxLength: 1000 }
                          value: {}
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
      {
        title: 'a value of any type in the words of JSON Schema',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            patch:
              requestBody:
                content:
                  application/json-patch+json:
                    schema:
                      type: array
                      minItems: 1
                      maxItems: 100
                      items:
                        type: object
                        required: [op, path]
                        properties:
                          op: { type: string, minLength: 1, maxLength: 255, enum: [add, remove, replace] }
                          path: { type: string, minLength: 0, maxLength: 1000 }
                          value: true
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an array with op and path that is no JSON Patch',
        yaml: `
          /v1/shop/orders:
            post:
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 100 }
                        rules:
                          type: array
                          minItems: 0
                          maxItems: 100
                          items:
                            type: object
                            properties:
                              op: { type: string, minLength: 1, maxLength: 10 }
                              path: { type: string, minLength: 0, maxLength: 1000 }
              responses:
                '201': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
