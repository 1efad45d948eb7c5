import { defineRule } from '../../framework/define-rule.ts';
import forbiddenTypes from '../../functions/forbidden-types.ts';
import { FLOATING_POINT } from '../../model/schemas/type-keyword.ts';

export default defineRule({
  id: 'no-number',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'The type number is not used; decimals are strings.',
  why: 'A JSON number with a fraction is read as binary floating point, in which 0.1 has no exact value: money and rates come out wrong.',
  then: {
    function: forbiddenTypes,
    functionOptions: {
      ...FLOATING_POINT,
      instead: 'write a string with a decimal pattern, or an integer where there is no fraction',
    },
  },
  examples: {
    bad: [
      {
        title: 'a number, and an integer that is a double',
        yaml: `
          Price:
            type: object
            properties:
              net:
                type: number # <- finding
                format: double
              weight:
                type: integer
                format: float # <- finding
                minimum: 0
                maximum: 100
        `,
      },
      {
        title: 'a list of types, in a path-level parameter',
        yaml: `
          /v1/shop/prices:
            parameters:
              - name: net
                in: query
                schema:
                  type:
                    - number # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'a decimal string',
        yaml: `
          Weight: { type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property called type',
        yaml: `
          Phone:
            type: object
            properties:
              type: { type: string, minLength: 1, maxLength: 20, default: number }
        `,
      },
    ],
  },
});
