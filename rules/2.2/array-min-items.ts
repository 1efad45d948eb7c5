import { defineRule } from '../../framework/define-rule.ts';
import bounds from '../../functions/bounds.ts';

export default defineRule({
  id: 'array-min-items',
  statements: ['2.2/array-min-items'],
  severity: 'error',
  summary: 'An array defines minItems.',
  why: 'Whether a list may be empty decides how a client reads it; left out, every client assumes something else.',
  then: { function: bounds, functionOptions: { type: 'array', lower: 'minItems', counts: true } },
  examples: {
    bad: [
      {
        title: 'no minItems',
        yaml: `
          LineItems: # <- finding
            type: array
            maxItems: 100
            items: { type: object }
        `,
      },
      {
        title: 'an array parameter in a component',
        yaml: `
          components:
            parameters:
              Tag:
                name: tag
                in: query
                schema: # <- finding
                  type: array
                  maxItems: 10
                  items: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
      {
        title: 'a minItems that is no count',
        yaml: `
          LineItems:
            type: array
            minItems: -1 # <- finding
            maxItems: 100
            items: { type: object }
        `,
      },
    ],
    good: [
      {
        title: 'minItems 0',
        yaml: `
          LineItems: { type: array, minItems: 0, maxItems: 100, items: { type: object } }
        `,
      },
    ],
    ignored: [
      {
        title: 'an object with a property called items',
        yaml: `
          Order:
            type: object
            properties:
              items: { type: array, minItems: 1, maxItems: 100, items: { type: object } }
        `,
      },
    ],
  },
});
