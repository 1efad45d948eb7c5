import { defineRule } from '../../../framework/define-rule.ts';
import forbiddenKeywords from '../../../functions/forbidden-keywords.ts';

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
  breaking: true,
  yieldsTo: ['no-any-of-one-of'],
  then: {
    function: forbiddenKeywords,
    functionOptions: {
      keywords: { discriminator: NO_DISCRIMINATOR, if: INSTEAD, then: INSTEAD, else: INSTEAD },
      together: ['if', 'then', 'else'],
    },
  },
});
