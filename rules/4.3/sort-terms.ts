import { defineRule } from '../../framework/define-rule.ts';
import queryText from '../../functions/query-text.ts';

export default defineRule({
  id: 'sort-terms',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sort is one string of comma-separated fields with their directions, and its examples are such.',
  why: 'Clients copy the examples; a minus sign or a bare name is refused where field and direction are asked for.',
  then: {
    function: queryText,
    functionOptions: { parameter: 'sort', grammar: 'sort', form: 'createdTime|desc,name|asc' },
  },
  examples: {
    bad: [
      {
        title: 'an example in another form',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sort
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200 }
                  example: -createdTime # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a component that is an array, and listed values without a direction',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - { $ref: '#/components/parameters/Sort' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              Sort:
                name: sort
                in: query
                schema: { $ref: '#/components/schemas/Sort' }
              OtherSort:
                name: sort
                in: query
                schema:
                  type: string
                  minLength: 1
                  maxLength: 200
                  enum: # <- finding
                    - name|asc
                    - name
            schemas:
              Sort:
                type: array # <- finding
                minItems: 0
                maxItems: 5
                items: { type: string, minLength: 1, maxLength: 50 }
        `,
      },
    ],
    good: [
      {
        title: 'fields with directions',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sort
                  in: query
                  schema: { type: string, minLength: 1, maxLength: 200, default: createdTime|desc }
                  example: createdTime|desc,name|asc
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a header of the name, and what sorts waste',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: Sort
                  in: header
                  schema: { type: string, minLength: 1, maxLength: 200 }
                  example: -createdTime
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
  },
});
