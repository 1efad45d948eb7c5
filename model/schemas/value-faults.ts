import { asObject, has, isObject, member, sameJson } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { effectiveSchema, itemSchemas } from './effective-schema.ts';
import { isReadOnlyProperty, isWriteOnlyUse } from './read-only.ts';
import { admittedTypes, typeNamesOf } from './schema-types.ts';

/** What a value is that its schema does not admit. */
export interface ValueFault {
  readonly place: Place;
  readonly value: unknown;
  /** What the schema wants, in words: `a string`, `at least 3 characters`. */
  readonly wanted: string;
}

/** Deeper values are taken as they are. */
const DEEPEST = 100;

/**
 * Where a JSON value surely is not what a schema says. Only what holds for every value is looked at: what stands in
 * alternatives and conditions, and what a reference that leads nowhere would say, is left open. Patterns are judged in
 * linear time; one that cannot be is left open.
 *
 * @param part Of `request`, what is readOnly need not be there; of `response`, what is writeOnly.
 */
export function valueFaults(
  value: unknown,
  place: Place,
  schema: SchemaNode,
  part: 'request' | 'response',
): ValueFault[] {
  const found: ValueFault[] = [];
  const work = [{ value, place, schema, depth: 0 }];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const wanted = wantedInstead(next.value, next.schema) ?? missing(next.value, next.schema, part);
    if (wanted !== null) {
      found.push({ place: next.place, value: next.value, wanted });
      continue;
    }
    if (next.depth === DEEPEST) continue;
    for (const inner of membersOf(next.value, next.place, next.schema)) work.push({ ...inner, depth: next.depth + 1 });
  }
  return found;
}

function membersOf(value: unknown, place: Place, schema: SchemaNode) {
  const { parts, properties } = effectiveSchema(schema);
  if (Array.isArray(value)) {
    const schemas = itemSchemas(parts);
    return value.flatMap((item, index) =>
      schemas.map((one) => ({ value: item, place: below(place, index), schema: one })),
    );
  }
  const ofOthers = otherMembers(parts);
  return Object.keys(asObject(value)).flatMap((key) => {
    const use = properties.get(key);
    const schemas = use === undefined ? ofOthers : use.target === null ? [] : [use.target];
    return schemas.map((one) => ({ value: member(value, key), place: below(place, key), schema: one }));
  });
}

/** The schemas of the members that have no schema of their own. Where their names have patterns, they are left open. */
function otherMembers(parts: readonly SchemaNode[]): SchemaNode[] {
  if (parts.some(({ value }) => has(value, 'patternProperties'))) return [];
  const uses = parts.flatMap(({ uses: all }) => all.filter(({ relation }) => relation === 'additionalProperties'));
  return uses.flatMap(({ target }) => target ?? []);
}

/** What a value should be by the keywords of its own schema; null where it is. */
function wantedInstead(value: unknown, schema: SchemaNode): string | null {
  // OpenAPI 3.0 says so beside the type.
  if (value === null && effectiveSchema(schema).parts.some((part) => part.value.nullable === true)) return null;
  const types = admittedTypes(schema);
  if (types !== null && !typeNamesOf(value).some((type) => types.has(type))) {
    return types.size === 0 ? null : [...types].map(withArticle).join(' or ');
  }
  for (const part of effectiveSchema(schema).parts) {
    const wanted = wantedByKeywords(value, part.value);
    if (wanted !== null) return wanted;
  }
  return null;
}

/** A type with its article: `an array`. */
export function withArticle(type: string): string {
  if (type === 'null') return 'null';
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

type Keywords = SchemaNode['value'];

function wantedByKeywords(value: unknown, keywords: Keywords): string | null {
  const { enum: listed } = keywords;
  if (has(keywords, 'const') && !sameScalar(value, keywords.const)) return JSON.stringify(keywords.const);
  if (Array.isArray(listed) && !listed.some((one) => sameScalar(value, one)))
    return 'one of the values that enum lists';
  if (typeof value === 'string') return wantedText(value, keywords);
  if (typeof value === 'number') return wantedNumber(value, keywords);
  return Array.isArray(value) ? wantedLength(value.length, keywords, 'Items', 'items') : null;
}

/** Objects and lists are taken as the same: they may be deep. */
function sameScalar(value: unknown, other: unknown): boolean {
  return typeof value === 'object' && value !== null ? true : sameJson(value, other);
}

function wantedText(text: string, keywords: Keywords): string | null {
  const { pattern } = keywords;
  if (typeof pattern === 'string' && admits(parsePattern(pattern), text) === false)
    return `a text that ${pattern} admits`;
  return wantedLength([...text].length, keywords, 'Length', 'characters');
}

function wantedLength(length: number, keywords: Keywords, suffix: 'Length' | 'Items', noun: string): string | null {
  const [least, most] = [keywords[`min${suffix}`], keywords[`max${suffix}`]];
  if (typeof least === 'number' && length < least) return `at least ${least} ${noun}`;
  return typeof most === 'number' && length > most ? `at most ${most} ${noun}` : null;
}

/** In OpenAPI 3.0 the exclusive bounds are flags. */
function wantedNumber(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Keywords,
): string | null {
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const under = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  if (typeof above === 'number' && value <= above) return `more than ${above}`;
  if (typeof under === 'number' && value >= under) return `less than ${under}`;
  if (typeof minimum === 'number' && value < minimum) return `at least ${minimum}`;
  return typeof maximum === 'number' && value > maximum ? `at most ${maximum}` : null;
}

function missing(value: unknown, schema: SchemaNode, part: 'request' | 'response'): string | null {
  if (!isObject(value)) return null;
  const { required, properties } = effectiveSchema(schema);
  const absent = [...required].filter((name) => {
    if (has(value, name)) return false;
    if (part === 'request') return !isReadOnlyProperty(name, schema);
    const use = properties.get(name);
    return use === undefined || !isWriteOnlyUse(use);
  });
  return absent.length === 0 ? null : `an object with ${absent.join(', ')}`;
}
