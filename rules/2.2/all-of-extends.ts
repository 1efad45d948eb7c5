import { defineRule } from '../../framework/define-rule.ts';
import allOfExtends from '../../functions/all-of-extends.ts';

export default defineRule({
  id: 'all-of-extends',
  statements: ['2.2/all-of-extends'],
  severity: 'error',
  summary: 'allOf is used only to extend an object.',
  why: 'Extension maps to inheritance or embedding in every language; an allOf of anything else maps to nothing.',
  then: { function: allOfExtends },
  examples: {
    bad: [
      {
        title: 'one branch that only lends a description to a string, and scalars that are composed',
        yaml: `
          Name: { type: string, minLength: 1, maxLength: 100 }
          Customer:
            type: object
            properties:
              name:
                description: The customer's name.
                allOf: # <- finding
                  - $ref: '#/components/schemas/Name'
          Label:
            allOf: # <- finding
              - type: string
                minLength: 1
                maxLength: 10
              - type: string
                minLength: 2
                maxLength: 20
        `,
      },
      {
        title: 'an array among objects, behind a reference, in the response of a callback',
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          paths:
            /v1/shop/orders:
              post:
                callbacks:
                  shipped:
                    '{$request.body#/callbackUrl}':
                      post:
                        responses:
                          '200':
                            description: Taken.
                            content:
                              application/json:
                                schema:
                                  type: object
                                  allOf:
                                    - type: object
                                    - $ref: '#/components/schemas/Parcels' # <- finding
          components:
            schemas:
              Parcels: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
        `,
      },
      {
        title: 'a branch that admits more than objects',
        yaml: `
          Address: { type: object, properties: { city: { type: string, minLength: 1, maxLength: 100 } } }
          Delivery:
            allOf:
              - $ref: '#/components/schemas/Address'
              - type: [object, array] # <- finding
                minItems: 0
                maxItems: 100
                items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'an extended object, with a branch that only adds required',
        yaml: `
          Address: { type: object, properties: { city: { type: string, minLength: 1, maxLength: 100 } } }
          Delivery:
            allOf:
              - $ref: '#/components/schemas/Address'
              - type: object
                properties: { note: { type: string, minLength: 0, maxLength: 100 } }
              - required: [city]
              - description: Where the parcel goes.
        `,
      },
    ],
    ignored: [
      {
        title: 'a circular extension',
        yaml: `
          Node:
            type: object
            allOf:
              - $ref: '#/components/schemas/Node'
        `,
      },
    ],
  },
});
