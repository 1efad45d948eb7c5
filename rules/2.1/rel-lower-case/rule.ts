import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isShownRelation, linkRelationSchemas } from '../../../model/links/links.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** A link relation name, or the pattern of link relation names, where it is written. */
interface Relation {
  readonly place: Place;
  readonly name: string;
  readonly isPattern: boolean;
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
  judge: ({ name, isPattern }) => {
    if (isPattern)
      return spellsUpperCase(parsePattern(name))
        ? { message: `the pattern ${quote(name)} of rel admits upper-case letters; admit lower-case ones only` }
        : null;
    return hasUpperCase(name)
      ? { message: `rel ${quote(name)} is not lower-case; write ${quote(toLowerCase(name))}` }
      : null;
  },
});

function relationsInSchemas(description: Description): Relation[] {
  return [...linkRelationSchemas(description)].filter(describesValue).flatMap((schema) => {
    const { value, place } = schema;
    const names = listedValues(schema).flatMap(({ value: name, path }): Relation[] =>
      typeof name === 'string' ? [{ name, place: below(place, ...path), isPattern: false }] : [],
    );
    const pattern = asString(value.pattern);
    if (pattern === null || names.length > 0) return names;
    return [{ name: pattern, place: below(place, 'pattern'), isPattern: true }];
  });
}

/** A name that the schema lists is judged there. */
function relationsInExamples(description: Description): Relation[] {
  const relationSchemas = linkRelationSchemas(description);
  return exampleValues(description).flatMap((shown): Relation[] => {
    const { value, place, schemas } = shown;
    if (typeof value !== 'string' || schemas.some((schema) => lists(schema, value))) return [];
    const isRelation = isShownRelation(shown) || schemas.some((schema) => relationSchemas.has(schema));
    return isRelation ? [{ name: value, place, isPattern: false }] : [];
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

function hasUpperCase(name: string): boolean {
  return name !== name.toLowerCase();
}

function toLowerCase(name: string): string {
  return /[a-z][A-Z]/.test(name) ? splitWords(name).join('_') : name.toLowerCase();
}
