import { defineRule } from '../../framework/define-rule.ts';
import bounds from '../../functions/bounds.ts';

export default defineRule({
  id: 'array-max-items',
  statements: ['2.2/array-max-items'],
  severity: 'error',
  summary: 'An array defines maxItems, at most 32767.',
  why: 'Without a bound, one message can exhaust whoever has to hold it; above 32767 the count no longer fits the collections of common languages.',
  then: {
    function: bounds,
    functionOptions: {
      type: 'array',
      upper: 'maxItems',
      atMost: 32767,
      counts: true,
      limit: 'an array holds at most 32767 items',
    },
  },
  examples: {
    bad: [
      {
        title: 'no maxItems',
        yaml: `
          Order:
            type: object
            properties:
              lineItems: # <- finding
                type: array
                minItems: 0
                items: { type: object }
        `,
      },
      {
        title: 'a maxItems above the limit, behind a reference and with a 3.1 type list',
        yaml: `
          Order:
            type: object
            properties:
              lineItems:
                $ref: '#/components/schemas/LineItems'
          LineItems:
            type: [array]
            minItems: 0
            maxItems: 50000 # <- finding
            items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'the largest maxItems',
        yaml: `
          LineItems:
            type: array
            minItems: 0
            maxItems: 32767
            items: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'properties that are called like keywords, and text in examples',
        yaml: `
          Shape:
            type: object
            properties:
              type:
                type: string
                minLength: 1
                maxLength: 20
            example: { type: array }
        `,
      },
    ],
  },
});
