import { defineRule } from '../../framework/define-rule.ts';
import forbiddenKeywords from '../../functions/forbidden-keywords.ts';

const INSTEAD = 'write one object with a property for each variant, and a field that says which one is populated';

export default defineRule({
  id: 'no-any-of-one-of',
  statements: ['2.2/no-any-of-one-of'],
  severity: 'error',
  summary: 'anyOf and oneOf are not used.',
  why: 'Typed languages have no natural form for them: generated clients end in casts, and a new variant breaks them.',
  then: {
    function: forbiddenKeywords,
    functionOptions: {
      keywords: { anyOf: INSTEAD, oneOf: INSTEAD },
      alternatives: {
        scalar: 'write one type that takes all of these values',
        single: 'write its one alternative in its place',
      },
    },
  },
  examples: {
    bad: [
      {
        title: 'in a component and nested in an array',
        yaml: `
          Payment:
            type: object
            properties:
              source:
                oneOf: # <- finding
                  - type: object
              parts:
                type: array
                minItems: 0
                maxItems: 10
                items:
                  anyOf: # <- finding
                    - type: object
        `,
      },
      {
        title: 'in the body of a webhook',
        yaml: `
          webhooks:
            paid:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        oneOf: # <- finding
                          - type: object
        `,
      },
    ],
    good: [
      {
        title: 'one property for each variant',
        yaml: `
          Payment:
            type: object
            properties:
              card: { type: object }
              wallet: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'not, and a property called oneOf',
        yaml: `
          Payment:
            type: object
            properties:
              oneOf: { type: object }
            not: { required: [card, wallet] }
        `,
      },
    ],
  },
});
