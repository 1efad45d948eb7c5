import { defineRule } from '../../framework/define-rule.ts';
import totalCount from '../../functions/total-count.ts';

export default defineRule({
  id: 'total-items',
  statements: ['2.5/total-items'],
  severity: 'error',
  summary: 'totalItems of a collection is a non-negative integer.',
  why: 'Clients compute with the count; a string or a negative number breaks paging arithmetic and progress displays.',
  then: { function: totalCount, functionOptions: { property: 'totalItems', least: 0 } },
  examples: {
    bad: [
      {
        title: 'a string',
        yaml: `
          Page:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalItems: # <- finding
                type: string
                minLength: 1
                maxLength: 10
        `,
      },
      {
        title: 'a minimum that is too low, beside an items that another part has, in a 3.1 type list',
        yaml: `
          Page:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
          CountedPage:
            allOf:
              - $ref: '#/components/schemas/Page'
              - properties:
                  totalItems:
                    type: [integer]
                    minimum: -1 # <- finding
                    maximum: 2147483647
        `,
      },
      {
        title: 'a reference to what is no count, and an example',
        yaml: `
          Orders:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalItems: # <- finding
                $ref: '#/components/schemas/Flag'
          Refunds:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalItems: { type: integer, minimum: 0, maximum: 2147483647 }
            example:
              items: []
              totalItems: -1 # <- finding
          Flag:
            type: boolean
        `,
      },
    ],
    good: [
      {
        title: 'a non-negative integer',
        yaml: `
          Page:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalItems: { type: integer, minimum: 0, maximum: 2147483647 }
            example:
              items: []
              totalItems: 1
        `,
      },
    ],
    ignored: [
      {
        title: 'what counts no collection',
        yaml: `
          Budget:
            type: object
            properties:
              totalItems: { type: string, minLength: 1, maxLength: 80 }
            example: { totalItems: '-1' }
        `,
      },
    ],
  },
});
