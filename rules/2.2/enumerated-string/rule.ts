import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { set } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isListingAlternative, listingAlternatives } from '../../../model/schemas/constant-sets.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordInAnyDefinition, keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues, type ListedValue, listedValues } from '../../../model/schemas/listed-values.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { schemasOfType, typesOf } from '../../../model/schemas/schema-types.ts';
import { admitsUpperCaseOnly } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isUpperCase } from '../../../model/text/words/name-case.ts';
import { isSpelledOtherwise } from '../../../model/values/spelling-standards.ts';

/** What statement 2.2/enumerated-string gives as defaults. */
const DEFAULTS = { minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' } as const;

/**
 * A string that lists its values has the default bounds and naming pattern, or narrower ones. All that is missing is
 * one finding.
 */
export default defineRule({
  id: 'enumerated-string',
  statements: ['2.2/enumerated-string'],
  severity: 'warn',
  summary: 'An enumerated string has minLength 1, maxLength 255 and the naming pattern, or narrower ones.',
  why: 'Values are added over time; bounds and a pattern that hold for all of them let a client prepare for those it does not know yet.',
  answeredBy: ['standard'],
  subjects: (description) => {
    const strings = schemasOfType(description, 'string').filter(hasListedValues);
    const others = description.schemas.filter((node) => describesValue(node) && listsByAlternativesAlone(node));
    return [...strings, ...others];
  },
  judge: (node, description) => [...missing(node, description), ...wrongBounds(node), ...wide(node, description)],
});

/** True for a schema that names no type, since each of its alternatives is a text. */
function listsByAlternativesAlone(node: SchemaNode): boolean {
  return listingAlternatives(node) !== null && !typesOf(node).includes('string');
}

/** Alternatives that are a list together lack together what they lack. */
function missing(node: SchemaNode, description: Description): Violation[] {
  if (isListingAlternative(node)) return [];
  const alternatives = listingAlternatives(node);
  const isJudgedHere = alternatives !== null || listsBesideReference(node);
  if (!isJudgedHere && reportingSchema(node, 'string', hasListedValues) !== node) return [];
  const keywords = [
    'minLength',
    'maxLength',
    ...(followsNaming(node, description) ? (['pattern'] as const) : []),
  ] as const;
  const isInEach = (keyword: string) => alternatives?.every((one) => keywordOf(one, keyword) !== undefined) === true;
  const absent = keywords.filter(
    (keyword) => keywordInAnyDefinition(node, keyword) === undefined && !isInEach(keyword),
  );
  if (absent.length === 0) return [];
  const words = `write ${listed(absent.map((keyword) => `${keyword} ${DEFAULTS[keyword]}`))}`;
  const edits = absent.map((keyword) => set(below(node.place, keyword), DEFAULTS[keyword]));
  const isOrdered = fitsBound(node, 'minLength', absent) && fitsBound(node, 'maxLength', absent);
  return [
    remedied(`this enumerated string has ${lacking(absent)}`, isOrdered && fitsValues(node) ? edits : [], { words }),
  ];
}

/** True for values that a schema lists beside a `$ref` (from OpenAPI 3.1 on) to a string that lists none. */
function listsBesideReference(node: SchemaNode): boolean {
  if (!has(node.value, '$ref') || has(node.value, 'type') || listedValues(node).length === 0) return false;
  const { parts, complete } = effectiveSchema(node);
  return complete && parts.every((part) => part === node || listedValues(part).length === 0);
}

/** False where a bound that is there leaves no room for the default of one that is missing. */
function fitsBound(node: SchemaNode, keyword: 'minLength' | 'maxLength', absent: readonly string[]): boolean {
  const bound = Number(keywordOf(node, keyword)?.value ?? DEFAULTS[keyword]);
  return absent.includes(keyword) || (bound >= DEFAULTS.minLength && bound <= DEFAULTS.maxLength);
}

function valuesOf(node: SchemaNode): readonly ListedValue[] {
  return effectiveSchema(node).parts.flatMap((part) =>
    [part, ...(listingAlternatives(part) ?? [])].flatMap(listedValues),
  );
}

/** True where all listed texts have a length that the defaults admit. */
function fitsValues(node: SchemaNode): boolean {
  return valuesOf(node).every(
    ({ value }) =>
      typeof value !== 'string' || (value.length >= DEFAULTS.minLength && value.length <= DEFAULTS.maxLength),
  );
}

/**
 * False where an industry standard spells the values, to which the naming pattern does not apply, and where a value is
 * no UPPER_CASE name: that is a finding of statement 2.1/enum-values, and to be mended first.
 */
function followsNaming(node: SchemaNode, description: Description): boolean {
  if (isSpelledOtherwise(node, description)) return false;
  return valuesOf(node).every(({ value }) => typeof value !== 'string' || isUpperCase(value));
}

function wrongBounds(node: SchemaNode): Violation[] {
  const found = outside(node);
  return found.length > 0 ? found : crossed(node);
}

function outside(node: SchemaNode): Violation[] {
  const { value, place } = node;
  const { minLength, maxLength } = DEFAULTS;
  return (['minLength', 'maxLength'] as const).flatMap((keyword) => {
    const bound = member(value, keyword);
    if (bound === undefined) return [];
    if (typeof bound === 'number' && Number.isInteger(bound) && bound >= minLength && bound <= maxLength) return [];
    const at = below(place, keyword);
    const words = `write a number from ${minLength} to ${maxLength}, as an enumerated string has so many characters`;
    const edits = fitsValues(node) ? [set(at, DEFAULTS[keyword])] : [];
    return [remedied(`${keyword} is ${quote(bound)}`, edits, { at, words })];
  });
}

/** Reported where the schema itself has one of the bounds. */
function crossed(node: SchemaNode): Violation[] {
  const own = ['minLength', 'maxLength'].find((keyword) => has(node.value, keyword));
  const [least, most] = [keywordOf(node, 'minLength')?.value, keywordOf(node, 'maxLength')?.value];
  if (own === undefined || typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
  const message = `minLength is ${least} and maxLength is ${most}, so nothing fits; write a minLength that is no larger`;
  return [{ message, at: below(node.place, own) }];
}

function wide(node: SchemaNode, description: Description): Violation[] {
  const { value, place } = node;
  const own = has(value, 'pattern') ? asString(value.pattern) : null;
  if (own === null || !followsNaming(node, description)) return [];
  if (admitsUpperCaseOnly(parsePattern(own)) !== 'no') return [];
  const at = below(place, 'pattern');
  const words = `write ${DEFAULTS.pattern} or a narrower one`;
  const edits = [set(at, DEFAULTS.pattern)];
  return [remedied(`pattern ${quote(own)} admits more than UPPER_CASE names`, edits, { at, words })];
}
