import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { quotedFirst } from '../../../functions/messages/upper-case.ts';
import { factOnValues, wrongInList } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isShownRelation, linkRelationSchemas } from '../../../model/links/links.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { listedTexts, listedValues, textsOf, type ValueInText } from '../../../model/schemas/listed-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';
import { hasUpperCase, toLowerCase } from './relation-case.ts';

/** Link relation names that stand together: in one list, or one in an example. */
interface Relations {
  readonly place: Place;
  readonly values: readonly ValueInText[];
}

/** The pattern of link relation names. */
interface RelationPattern {
  readonly place: Place;
  readonly source: string;
}

/** Link relation names are lower-case wherever a description spells one: in the schema of `rel`, and in examples. */
export default defineRule({
  id: 'rel-lower-case',
  statements: ['2.1/rel-lower-case', '2.4/link-object'],
  severity: 'error',
  summary: 'Link relation names are lower-case.',
  why: 'Clients find a link by its relation name; registered relations are lower-case, and a second spelling of one is missed.',
  judgesAbsence: true,
  subjects: (description) => [...relationsInSchemas(description), ...relationsInExamples(description)],
  judge: (subject) => {
    if ('values' in subject) return wrongNames(subject);
    return spellsUpperCase(parsePattern(subject.source))
      ? { message: `the pattern ${quote(subject.source)} of rel admits upper-case letters; admit lower-case ones only` }
      : null;
  },
});

function wrongNames({ place, values }: Relations): Violation | null {
  const wrong = values.filter(({ value }) => hasUpperCase(value));
  return wrongInList(place, wrong, (left) => {
    const names = textsOf(left);
    const { start, end } = factOnValues(names, textsOf(values).length, { one: 'rel', many: 'values of rel' });
    return `${start} not lower-case${end}; write ${quotedFirst(names.map(toLowerCase))}`;
  });
}

function relationsInSchemas(description: Description): (Relations | RelationPattern)[] {
  return [...linkRelationSchemas(description)]
    .filter(describesValue)
    .flatMap((schema): (Relations | RelationPattern)[] => {
      const list = listedTexts(schema);
      if (list.values.length > 0) return [list];
      const source = asString(schema.value.pattern);
      return source === null ? [] : [{ source, place: below(schema.place, 'pattern') }];
    });
}

/** A name that the schema lists is judged there. */
function relationsInExamples(description: Description): Relations[] {
  const relationSchemas = linkRelationSchemas(description);
  return exampleValues(description).flatMap((shown): Relations[] => {
    const { value, schemas } = shown;
    if (typeof value !== 'string' || schemas.some((schema) => lists(schema, value))) return [];
    const isRelation = isShownRelation(shown) || schemas.some((schema) => relationSchemas.has(schema));
    if (!isRelation) return [];
    const { place } = shown;
    return [{ place, values: [{ value, place }] }];
  });
}

function lists(schema: SchemaNode, name: string): boolean {
  const pattern = asString(schema.value.pattern);
  if (listedValues(schema).some(({ value }) => value === name)) return true;
  return pattern !== null && patternWords(parsePattern(pattern))?.includes(name) === true;
}

/** A pattern that goes beyond ASCII, such as `^\S+$`, says nothing about letters. */
function spellsUpperCase(pattern: Pattern): boolean {
  const admitsSome = (shape: string) => {
    const found = findAdmittedText(pattern, 'inside', parsePattern(shape));
    return found === 'none' ? false : found === 'unknown' ? null : true;
  };
  return admitsSome('[A-Z]') === true && admitsSome('[^ -~]') === false;
}
