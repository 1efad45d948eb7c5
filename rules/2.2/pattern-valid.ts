import { defineRule } from '../../framework/define-rule.ts';
import patternValid from '../../functions/pattern-valid.ts';

export default defineRule({
  id: 'pattern-valid',
  statements: ['2.2/pattern-valid'],
  severity: 'error',
  summary:
    'A pattern is a valid regular expression that the schema’s own default and examples match, and that no text can hang.',
  why: 'Validators refuse a whole description for one broken pattern; and one that backtracks without end is a denial of service to be had for a single request.',
  then: { function: patternValid },
  examples: {
    bad: [
      {
        title: 'an unclosed group, an example that does not match, and a pattern that hangs',
        yaml: `
          Order:
            type: object
            properties:
              note:
                type: string
                minLength: 1
                maxLength: 10
                pattern: '^([a-z]+$' # <- finding
              tag:
                type: string
                minLength: 1
                maxLength: 10
                pattern: '^[a-z]+$'
                examples:
                  - Blue # <- finding
              label:
                type: string
                minLength: 1
                maxLength: 10
                pattern: '^(a+)+$' # <- finding
        `,
      },
      {
        title: 'the example of a path-level parameter',
        yaml: `
          /v1/shop/orders/{orderId}:
            parameters:
              - name: orderId
                in: path
                required: true
                example: order 7 # <- finding
                schema: { type: string, minLength: 1, maxLength: 36, pattern: '^[a-z0-9-]+$' }
        `,
      },
    ],
    good: [
      {
        title: 'a pattern that its default and its example match',
        yaml: `
          Tag: { type: string, minLength: 1, maxLength: 10, pattern: '^[a-z]+$', default: blue, example: red }
        `,
      },
    ],
    ignored: [
      {
        title: 'a property called pattern, and a pattern that is merely unanchored',
        yaml: `
          Search:
            type: object
            properties:
              pattern: { type: string, minLength: 1, maxLength: 10, pattern: '[a-z]' }
            example: { pattern: '(' }
        `,
      },
    ],
  },
});
