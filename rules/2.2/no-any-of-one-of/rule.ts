import { defineRule } from '../../../framework/define-rule.ts';
import forbiddenKeywords from '../../../functions/forbidden-keywords.ts';
import { onlyAlternativeInPlace } from '../../../functions/remedies/only-alternative.ts';

const INSTEAD = 'write one object with a property for each variant, and a field that says which one is populated';

export default defineRule({
  id: 'no-any-of-one-of',
  statements: ['2.2/no-any-of-one-of'],
  severity: 'error',
  summary: 'anyOf and oneOf are not used.',
  why: 'Typed languages have no natural form for them: generated clients end in casts, and a new variant breaks them.',
  breaking: true,
  fix: {
    changes: 'clients no longer get or send null',
    mend: ({ place }, { description }) => onlyAlternativeInPlace(place, description),
  },
  yieldsTo: ['filter', 'bulk-of-one-type'],
  then: {
    function: forbiddenKeywords,
    functionOptions: {
      keywords: { anyOf: INSTEAD, oneOf: INSTEAD },
      alternatives: {
        scalar: 'write one type that takes all of these values',
        constants: 'list the values in one enum, and say in its description what each means',
        single: 'write its one alternative in its place',
        required: 'take it out, and say in the description which properties are needed',
      },
    },
  },
});
