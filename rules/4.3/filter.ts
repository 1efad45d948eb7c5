import { defineRule } from '../../framework/define-rule.ts';
import queryText from '../../functions/query-text.ts';

export default defineRule({
  id: 'filter',
  statements: ['4.3/filter'],
  severity: 'error',
  summary: 'filter is one string of comma-separated terms of property, operator and value, and its examples are such.',
  why: 'Clients build filters from the examples; one that does not follow the operators is refused, or understood in another way.',
  then: {
    function: queryText,
    functionOptions: { parameter: 'filter', grammar: 'filter', form: 'status:OPEN,total>:100' },
  },
  examples: {
    bad: [
      {
        title: 'an array, and an example with operators of another language',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: filter
                  in: query
                  schema:
                    type: array # <- finding
                    minItems: 0
                    maxItems: 10
                    items: { type: string, minLength: 1, maxLength: 100 }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
          /v1/shop/invoices:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: filter
                  in: query
                  schema: { type: string, minLength: 0, maxLength: 200 }
                  example: total>=100 # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component with several examples, and a 3.1 list of types behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/Filter' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Filter:
                name: filter
                in: query
                schema: { $ref: '#/components/schemas/Filter' }
                examples:
                  open: { value: 'status:OPEN' }
                  spaced: { value: 'status:OPEN, total>100' } # <- finding
            schemas:
              Filter:
                type: [string]
                minLength: 0
                maxLength: 200
                examples: ['name~son'] # <- finding
        `,
      },
      {
        title: 'a schema that names no type',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: filter
                  in: query
                  schema: {} # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    good: [
      {
        title: 'all operators, negation, a comma in a value',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: filter
                  in: query
                  description: Comma-separated terms; a comma in a value is percent-encoded.
                  schema: { type: string, minLength: 0, maxLength: 200 }
                  examples:
                    several: { value: 'status:OPEN,status:PAID,total<:100,customer.city!:Rome' }
                    likeness: { value: 'name~*son' }
                    comma: { value: 'name:Smith%2C John' }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'parameters of other names and in other places',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: term
                  in: query
                  schema: { type: string, minLength: 0, maxLength: 200 }
                  example: total>=100
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
