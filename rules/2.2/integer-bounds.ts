import { defineRule } from '../../framework/define-rule.ts';
import bounds from '../../functions/bounds.ts';

export default defineRule({
  id: 'integer-bounds',
  statements: ['2.2/integer-bounds'],
  severity: 'error',
  summary: 'An integer gives explicit minimum and maximum.',
  why: 'An integer without bounds is read into whatever width the language takes by default, and overflows where that is smaller.',
  then: { function: bounds, functionOptions: { type: 'integer', lower: 'minimum', upper: 'maximum' } },
  examples: {
    bad: [
      {
        title: 'no bounds, and only exclusive ones',
        yaml: `
          Parcel:
            type: object
            properties:
              weight: # <- finding
                type: integer
              height: # <- finding
                type: integer
                exclusiveMinimum: 0
                exclusiveMaximum: 200
        `,
      },
      {
        title: 'a response header and a list of types, with bounds that cross',
        yaml: `
          components:
            headers:
              Remaining:
                schema:
                  type: [integer]
                  minimum: 10 # <- finding
                  maximum: 5
        `,
      },
    ],
    good: [
      {
        title: 'both bounds',
        yaml: `
          Weight: { type: integer, minimum: 0, maximum: 30000 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a string of digits',
        yaml: `
          Count: { type: string, minLength: 1, maxLength: 10, pattern: '^[0-9]+$' }
        `,
      },
    ],
  },
});
