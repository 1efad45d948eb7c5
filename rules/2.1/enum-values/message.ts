import { listed, quote } from '../../../framework/messages.ts';
import { type Edit, type Remedy, rename, set } from '../../../framework/remedy.ts';
import { quotedFirst } from '../../../functions/messages/upper-case.ts';
import { factOnValues } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { memoize, memoizeLast } from '../../../model/lib/memoize.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { listedTexts, textsOf, type ValueInText } from '../../../model/schemas/listed-values.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { ENUMERATED_NAMING } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { toUpperCase } from '../../../model/text/words/name-case.ts';
import { type EnumeratedValues, misspelledValues } from '../../../model/values/enumerated-values.ts';
import { spellingOf, type ValueStandard } from '../../../model/values/spelling-standards.ts';
import { type ListedStrings, listedStrings, upperCaseFor } from '../../../model/values/upper-case-values.ts';

/** What is wrong with misspelled values of a list, a pattern or an example, and what to write. */
export function messageOn(
  misspelled: readonly ValueInText[],
  { values, schemas, inPattern }: EnumeratedValues,
  description: Description,
): string {
  const wrong = textsOf(misspelled);
  const { start, end } = inPattern
    ? { start: `the pattern lists ${quotedFirst(wrong)}, which ${wrong.length === 1 ? 'is' : 'are'}`, end: '' }
    : factOnValues(wrong, textsOf(values).length);
  const known = inPattern ? listedStrings(textsOf(values)) : listedBy(schemas, wrong);
  const spellings = schemas.map((schema) => spellingOf(schema, description));
  const standard = spellings.map((spelling) => spelling.standard).find((one) => one !== null) ?? null;
  if (standard !== null) {
    const remedy = standardRemedy(wrong, standard, known);
    return `${start} neither UPPER_CASE nor ${standard.nameWithArticle}${end}; ${remedy}`;
  }
  // `Desc`, where the field has `desc`.
  const inLowerCase = wrong.map((value) => value.toLowerCase());
  if (inLowerCase.every((value) => spellings.some(({ admits }) => admits(value)))) {
    return `${start} neither UPPER_CASE nor lower-case${end}; write ${quotedFirst(inLowerCase)}`;
  }
  const naming = `name the standard that spells ${wrong.length === 1 ? 'it' : 'them'} in x-lintel.standard`;
  if (schemas.some(hasFormOfItsOwn)) return `${start} not UPPER_CASE${end}; ${naming}`;
  const meant = inPattern ? null : listedInstead(wrong, known);
  if (meant !== null)
    return `${start} neither UPPER_CASE nor listed${end}; write a listed value, such as ${quote(meant)}`;
  if (listsBooleans(known)) return `${start} not UPPER_CASE${end}; write type boolean in place of the strings`;
  return `${start} not UPPER_CASE${end}; ${upperCaseRemedy(wrong, known)}, or ${naming}`;
}

/** True for `"true"` and `"false"`: in UPPER_CASE they would still be strings for what JSON has values for. */
function listsBooleans({ byLowerCase }: ListedStrings): boolean {
  return byLowerCase.size === 2 && byLowerCase.has('true') && byLowerCase.has('false');
}

/**
 * The listed value that an example that is none of them, in whatever spelling, may mean, in UPPER_CASE; null for
 * others.
 */
function listedInstead(wrong: readonly string[], known: ListedStrings): string | null {
  if (!wrong.every((value) => isUnlisted(value, known))) return null;
  const [meant] = [...listedIn(wrong[0] ?? '', known), ...known.all].flatMap((one) => upperCaseFor(one, known) ?? []);
  return meant ?? null;
}

/**
 * True for an example such as `string` or `OPEN, PAID or SHIPPED`, which is none of the listed values in another
 * spelling.
 */
function isUnlisted(value: string, { all, byLowerCase, byUpperCase }: ListedStrings): boolean {
  if (all.size === 0 || all.has(value) || byLowerCase.has(value.toLowerCase())) return false;
  return !byUpperCase.has(toUpperCase(value) ?? '');
}

/** The listed values that a text enumerates: `OPEN, PAID or SHIPPED`. */
function listedIn(value: string, { all }: ListedStrings): string[] {
  return value.split(/[^\w-]+/).filter((word) => all.has(word));
}

/**
 * Renames misspelled values to what `messageOn` says to write. None where not all of them can be, or where the schema
 * refuses the new ones.
 */
export function respelled(
  misspelled: readonly ValueInText[],
  list: EnumeratedValues,
  description: Description,
): Remedy {
  const { schemas, inPattern } = list;
  const spellings = schemas.map((schema) => spellingOf(schema, description));
  if (inPattern || spellings.some(({ standard }) => standard !== null) || schemas.some(hasFormOfItsOwn)) return [];
  const known = listedBy(schemas, textsOf(misspelled));
  if (listsBooleans(known)) return [];
  if (misspelled.some(({ value }) => isUnlisted(value, known))) return [];
  const edits = misspelled.flatMap(({ value, place }) => {
    const [upper] = renamed([value], known);
    return upper === undefined || !schemas.every((schema) => admitsText(schema, upper))
      ? []
      : [rename(place, 'value', upper)];
  });
  return edits.length === misspelled.length ? [...edits, ...missingPattern(misspelled, list, description)] : [];
}

const FORMATS = new Set(
  'date date-time time duration uuid uri uri-reference uri-template url email hostname ipv4 ipv6 byte'.split(' '),
);

/** True for dates, addresses and the like: in UPPER_CASE they would be none. */
function hasFormOfItsOwn(schema: SchemaNode): boolean {
  return FORMATS.has(String(keywordOf(schema, 'format')?.value));
}

/** The naming pattern, where the list has none: enumerated-string asks for it as soon as all values have that form. */
function missingPattern(
  misspelled: readonly ValueInText[],
  list: EnumeratedValues,
  description: Description,
): readonly Edit[] {
  const [schema, ...others] = list.schemas;
  if (schema === undefined || others.length > 0 || list.place.parent !== schema.place) return [];
  if (keywordInAnyDefinition(schema, 'pattern') !== undefined || !admitsOnly(schema, 'string')) return [];
  const isAll = misspelledValues(list, description).length === misspelled.length;
  return isAll ? [set(below(schema.place, 'pattern'), ENUMERATED_NAMING)] : [];
}

/** True where the pattern and the bounds of a schema leave room for a text. */
function admitsText(schema: SchemaNode, text: string): boolean {
  const pattern = keywordOf(schema, 'pattern')?.value;
  if (typeof pattern === 'string' && admits(parsePattern(pattern), text) !== true) return false;
  return !(text.length > Number(keywordOf(schema, 'maxLength')?.value ?? Number.POSITIVE_INFINITY));
}

const listOf = memoizeLast((schema: SchemaNode) => listedStrings(textsOf(listedTexts(schema).values)));

/** The list of the schema that has one of the values in another case, or of the first schema. */
function listedBy(schemas: readonly SchemaNode[], wrong: readonly string[]): ListedStrings {
  const lists = schemas.map(listOf);
  const own = lists.find(({ byLowerCase }) => wrong.some((value) => byLowerCase.has(value.toLowerCase())));
  return own ?? lists[0] ?? listedStrings([]);
}

/** Where other fields have the same name and no value of this one is spelled by the standard, it may be one of them. */
function standardRemedy(wrong: readonly string[], standard: ValueStandard, known: ListedStrings): string {
  const isOther = standard.nameIsCommon === true && !listsAny(known)(standard);
  const upper = isOther ? renamed(wrong, known) : [];
  const meant = wrong.flatMap((value) => standard.suggestion?.(value) ?? []);
  if (meant.length === wrong.length) return `write ${quotedFirst(meant)}`;
  const own = `${standard.nameWithArticle} such as ${quote(standard.example)}`;
  return upper.length === 0 ? `write ${own}` : `write ${quotedFirst(upper)}, or ${own}`;
}

/**
 * True where one of the listed values is spelled as the standard has it. A list of many values asks for each of them.
 */
const listsAny = memoize(({ all }: ListedStrings) =>
  memoize(({ isValid }: ValueStandard) => [...all].some((value) => isValid(value))),
);

/**
 * What to do about values: to write others, to leave out those that stand there in UPPER_CASE as well, or else how to
 * spell them.
 */
function upperCaseRemedy(wrong: readonly string[], known: ListedStrings): string {
  const upper = renamed(wrong, known);
  const [repeated] = wrong.filter((value) => upperCaseFor(value, known) === null && isRepeated(value, known));
  const write = upper.length === 0 ? [] : [`write ${quotedFirst(upper)}`];
  const leaveOut = repeated === undefined ? [] : [repeatedRemedy(repeated, wrong)];
  const remedies = [...write, ...leaveOut];
  return remedies.length === 0 ? 'use upper-case letters, digits and underscores only' : listed(remedies);
}

function repeatedRemedy(value: string, wrong: readonly string[]): string {
  const what = wrong.length === 1 ? 'it' : quote(value);
  return `leave ${what} out beside ${quote(value.toUpperCase())}`;
}

/** What has no letters is its own upper case. */
function isRepeated(value: string, { all }: ListedStrings): boolean {
  const upper = value.toUpperCase();
  return upper !== value && all.has(upper);
}

/** A longer value is a sentence rather than a name. */
const LONGEST_NAME = 40;

/** The values in UPPER_CASE, as far as they can be had so. */
function renamed(wrong: readonly string[], known: ListedStrings): string[] {
  return wrong.flatMap((value) => (value.length > LONGEST_NAME ? [] : (upperCaseFor(value, known) ?? [])));
}
