import { defineRule } from '../../framework/define-rule.ts';
import keywordAtMost from '../../functions/keyword-at-most.ts';

export default defineRule({
  id: 'array-min-items-above-one',
  statements: ['2.2/array-min-items'],
  severity: 'hint',
  summary: 'An array requires at most one item.',
  why: 'A larger minimum is mostly a rule of the business, which changes, while the schema has to stay.',
  then: {
    function: keywordAtMost,
    functionOptions: {
      type: 'array',
      keyword: 'minItems',
      atMost: 1,
      remedy: 'write 0 or 1, unless fewer items can never make sense',
    },
  },
  examples: {
    bad: [
      {
        title: 'two items required',
        yaml: `
          Route:
            type: array
            minItems: 2 # <- finding
            maxItems: 100
            items: { type: object }
        `,
      },
      {
        title: 'behind a reference, in a list of types',
        yaml: `
          Trip:
            type: object
            properties:
              stops:
                $ref: '#/components/schemas/Stops'
          Stops:
            type: [array]
            minItems: 3 # <- finding
            maxItems: 100
            items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'one item required',
        yaml: `
          Route: { type: array, minItems: 1, maxItems: 100, items: { type: object } }
        `,
      },
    ],
    ignored: [
      {
        title: 'an example that has such a key',
        yaml: `
          Limits:
            type: object
            properties:
              minItems: { type: integer, minimum: 0, maximum: 100 }
            example: { minItems: 5 }
        `,
      },
    ],
  },
});
