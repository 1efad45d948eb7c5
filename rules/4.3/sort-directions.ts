import { defineRule } from '../../framework/define-rule.ts';
import sortDirections from '../../functions/sort-directions.ts';

export default defineRule({
  id: 'sort-directions',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortOrder takes asc and desc.',
  why: 'A client that sends the direction as every other list takes it would be refused.',
  then: { function: sortDirections, functionOptions: { parameter: 'sortOrder', values: ['asc', 'desc'] } },
  examples: {
    bad: [
      {
        title: 'values in capitals',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sortBy
                  in: query
                  description: The field to sort by, in ascending order unless sortOrder says otherwise.
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema:
                    type: string
                    minLength: 1
                    maxLength: 255
                    pattern: '^[0-9A-Z_]+$'
                    enum: [ASC, DESC] # <- finding
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
      {
        title: 'a type of its own behind a reference, and no word about the values',
        yaml: `
          paths:
            /v1/shop/orders:
              get:
                parameters:
                  - { $ref: 'common.yaml#/parameters/PageSize' }
                  - { $ref: 'common.yaml#/parameters/Page' }
                  - { $ref: 'common.yaml#/parameters/TotalRequired' }
                  - name: sortBy
                    in: query
                    description: The field to sort by, in ascending order unless sortOrder says otherwise.
                    schema: { type: string, minLength: 1, maxLength: 50 }
                  - { $ref: '#/components/parameters/SortOrder' }
                responses:
                  '200': { $ref: 'common.yaml#/responses/Page' }
          components:
            parameters:
              SortOrder:
                name: sortOrder
                in: query
                schema: { $ref: '#/components/schemas/SortOrder' }
            schemas:
              SortOrder: # <- finding
                type: [string]
                minLength: 3
                maxLength: 4
        `,
      },
    ],
    good: [
      {
        title: 'the two directions',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - { $ref: 'common.yaml#/parameters/TotalRequired' }
                - name: sortBy
                  in: query
                  description: The field to sort by, in ascending order unless sortOrder says otherwise.
                  schema: { type: string, minLength: 1, maxLength: 50 }
                - name: sortOrder
                  in: query
                  schema: { type: string, minLength: 3, maxLength: 4, enum: [asc, desc] }
              responses:
                '200': { $ref: 'common.yaml#/responses/Page' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property of the name',
        yaml: `
          Table:
            type: object
            properties:
              sortOrder: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
        `,
      },
    ],
  },
});
