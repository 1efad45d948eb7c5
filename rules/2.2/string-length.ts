import { defineRule } from '../../framework/define-rule.ts';
import bounds from '../../functions/bounds.ts';

export default defineRule({
  id: 'string-length',
  statements: ['2.2/string-length'],
  severity: 'error',
  summary: 'A string defines minLength and maxLength.',
  why: 'A receiver has to size columns, buffers and form fields; without bounds each guesses, and the first long value breaks one of them.',
  then: {
    function: bounds,
    functionOptions: {
      type: 'string',
      lower: 'minLength',
      upper: 'maxLength',
      counts: true,
      exemptFiles: true,
      plainStringsOnly: true,
    },
  },
  examples: {
    bad: [
      {
        title: 'no bounds, one bound, and bounds that cross',
        yaml: `
          Customer:
            type: object
            properties:
              firstName: # <- finding
                type: string
              lastName: # <- finding
                type: string
                maxLength: 100
              nickname:
                type: string
                minLength: 50 # <- finding
                maxLength: 10
        `,
      },
      {
        title: 'a path-level parameter',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                schema: # <- finding
                  type: string
        `,
      },
    ],
    good: [
      {
        title: 'both bounds, one of them beside a reference',
        yaml: `
          Name:
            type: string
            minLength: 0
            maxLength: 100
          Customer:
            type: object
            properties:
              firstName:
                $ref: '#/components/schemas/Name'
                maxLength: 50
        `,
      },
    ],
    ignored: [
      {
        title: 'a file, listed values, and a string in a condition',
        yaml: `
          Upload:
            type: object
            properties:
              artifact: { type: string, format: binary }
              kind: { type: string, enum: [INVOICE], minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' }
            not: { properties: { artifact: { type: string } } }
        `,
      },
    ],
  },
});
