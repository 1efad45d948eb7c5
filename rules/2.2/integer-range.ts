import { defineRule } from '../../framework/define-rule.ts';
import integerRange from '../../functions/integer-range.ts';

export default defineRule({
  id: 'integer-range',
  statements: ['2.2/integer-range'],
  severity: 'error',
  summary: 'The bounds of an integer fit signed 32 bits, and its values fit its bounds.',
  why: 'Larger numbers lose digits in clients that read integers into 32 bits, and beyond 53 bits in every JavaScript client.',
  then: {
    function: integerRange,
    functionOptions: { minimum: -2147483648, maximum: 2147483647, wideFormats: ['int64', 'uint32', 'uint64', 'long'] },
  },
  examples: {
    bad: [
      {
        title: 'a wide format and a wide bound',
        yaml: `
          Views:
            type: integer
            format: int64 # <- finding
            minimum: 0
            maximum: 2147483648 # <- finding
        `,
      },
      {
        title: 'a default outside the bounds, in a parameter of a callback',
        yaml: `
          /v1/shop/orders:
            post:
              callbacks:
                shipped:
                  '{$request.body#/callbackUrl}':
                    parameters:
                      - name: attempt
                        in: header
                        schema:
                          type: integer
                          minimum: 1
                          maximum: 5
                          default: 0 # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'the whole range',
        yaml: `
          Delta: { type: integer, format: int32, minimum: -2147483648, maximum: 2147483647, default: 0 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a large number that is no integer schema’s',
        yaml: `
          Account:
            type: object
            properties:
              reference: { type: string, minLength: 1, maxLength: 20, description: int64 would not do }
        `,
      },
    ],
  },
});
