import { defineRule } from '../../framework/define-rule.ts';
import forbiddenKeywords from '../../functions/forbidden-keywords.ts';

const INSTEAD =
  'write one flat property for each variant, of which only the one that matches the discriminating field is populated';

const NO_DISCRIMINATOR =
  'leave it out, and let a plain field say which of the variants, one flat property each, is populated';

export default defineRule({
  id: 'flat-variants',
  statements: ['2.2/flat-variants'],
  severity: 'warn',
  summary: 'Variants are flat properties; no discriminator, no if, then and else.',
  why: 'A payload whose shape depends on a value can only be read by code that looks at the value first.',
  then: {
    function: forbiddenKeywords,
    functionOptions: {
      keywords: { discriminator: NO_DISCRIMINATOR, if: INSTEAD, then: INSTEAD, else: INSTEAD },
      together: ['if', 'then', 'else'],
    },
  },
  examples: {
    bad: [
      {
        title: 'a discriminator',
        yaml: `
          Payment:
            type: object
            properties:
              kind: { type: string, minLength: 1, maxLength: 20 }
            discriminator: # <- finding
              propertyName: kind
        `,
      },
      {
        title: 'a condition, in a branch of allOf',
        yaml: `
          Payment:
            allOf:
              - type: object
                if: # <- finding
                  required: [card]
                then:
                  required: [cardHolder]
        `,
      },
    ],
    good: [
      {
        title: 'flat properties',
        yaml: `
          Payment:
            type: object
            properties:
              kind: { type: string, minLength: 1, maxLength: 20 }
              card: { type: object }
              wallet: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'properties that are called like the keywords',
        yaml: `
          Step:
            type: object
            properties:
              if: { type: object }
              discriminator: { type: object }
        `,
      },
    ],
  },
});
