import { defineRule } from '../../framework/define-rule.ts';
import totalCount from '../../functions/total-count.ts';

export default defineRule({
  id: 'total-pages',
  statements: ['2.5/total-pages'],
  severity: 'error',
  summary: 'totalPages of a collection is a positive integer.',
  why: 'Page numbers start at 1, so that there is always a first page; a count of zero or a string makes clients compute pages that are not there.',
  then: { function: totalCount, functionOptions: { property: 'totalPages', least: 1 } },
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
              totalPages: # <- finding
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
                  totalPages:
                    type: [integer]
                    minimum: 0 # <- finding
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
              totalPages: # <- finding
                $ref: '#/components/schemas/Flag'
          Refunds:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalPages: { type: integer, minimum: 1, maximum: 2147483647 }
            example:
              items: []
              totalPages: 0 # <- finding
          Flag:
            type: boolean
        `,
      },
    ],
    good: [
      {
        title: 'a positive integer',
        yaml: `
          Page:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 32767, items: { type: object } }
              totalPages: { type: integer, minimum: 1, maximum: 2147483647 }
            example:
              items: []
              totalPages: 1
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
              totalPages: { type: string, minLength: 1, maxLength: 80 }
            example: { totalPages: '0' }
        `,
      },
    ],
  },
});
