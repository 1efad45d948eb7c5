import { defineRule } from '../../framework/define-rule.ts';
import enumeratedString from '../../functions/enumerated-string.ts';

export default defineRule({
  id: 'enumerated-string',
  statements: ['2.2/enumerated-string'],
  severity: 'warn',
  summary: 'An enumerated string has minLength 1, maxLength 255 and the naming pattern, or narrower ones.',
  why: 'Values are added over time; bounds and a pattern that hold for all of them let a client prepare for those it does not know yet.',
  then: {
    function: enumeratedString,
    functionOptions: { minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' },
  },
  examples: {
    bad: [
      {
        title: 'nothing but the values, and bounds outside the defaults',
        yaml: `
          Order:
            type: object
            properties:
              kind: # <- finding
                type: string
                enum: [GOODS, SERVICE]
              status:
                type: string
                minLength: 0 # <- finding
                maxLength: 500 # <- finding
                pattern: '^[0-9A-Z_]+$'
                enum: [OPEN, PAID]
        `,
      },
      {
        title: 'documented values of a query parameter, with a pattern that is wider than the naming pattern',
        yaml: `
          /v1/shop/orders:
            get:
              parameters:
                - { $ref: 'common.yaml#/parameters/PageSize' }
                - { $ref: 'common.yaml#/parameters/Page' }
                - name: kind
                  in: query
                  schema:
                    type: [string]
                    minLength: 1
                    maxLength: 255
                    pattern: '^[A-Za-z]+$' # <- finding
                    x-extensible-enum: [GOODS, SERVICE]
        `,
      },
    ],
    good: [
      {
        title: 'the defaults, and narrower ones',
        yaml: `
          Kind: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: [GOODS, SERVICE] }
          Status: { type: string, minLength: 4, maxLength: 4, pattern: '^(OPEN|PAID)$', enum: [OPEN, PAID] }
        `,
      },
    ],
    ignored: [
      {
        title: 'values that are no strings',
        yaml: `
          Level: { type: integer, minimum: 1, maximum: 2, enum: [1, 2] }
        `,
      },
    ],
  },
});
