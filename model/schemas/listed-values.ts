import { asString, has, type JsonObject, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { below, type JsonPath, type Place } from '../description/place.ts';
import { append } from '../lib/lists.ts';
import { memoize, memoizeLast } from '../lib/memoize.ts';
import { isEnumerationPattern } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { withEnclosingSchemas } from './composition.ts';
import { listingAlternatives } from './constant-sets.ts';
import { effectiveSchema } from './effective-schema.ts';

/**
 * True for a schema whose values are listed by `enum` or `const`, or documented by an annotation: in it, in what it
 * brings in, in a schema that it is written into as a branch, or one by one in the alternatives of these.
 */
export const hasListedValues: (node: SchemaNode) => boolean = memoize((node) =>
  withEnclosingSchemas(node).some((holder) =>
    effectiveSchema(holder).parts.some((part) => namesValues(part.value) || listingAlternatives(part) !== null),
  ),
);

function namesValues(schema: SchemaNode['value']): boolean {
  return enumValues(schema) !== null || documentedValues(schema) !== null;
}

/**
 * True for a schema that itself lists strings, or that has a pattern by which a field is enumerated (statement
 * 2.1/enum-values).
 */
export function listsStrings(schema: SchemaNode): boolean {
  const source = asString(schema.value.pattern);
  if (source !== null && isEnumerationPattern(parsePattern(source))) return true;
  return listedValues(schema).some(({ value }) => typeof value === 'string');
}

/** A value that a schema lists, and the keys from the schema to it: `['enum', 0]`. */
export interface ListedValue {
  readonly value: unknown;
  readonly path: JsonPath;
}

const NONE: readonly never[] = Object.freeze([]);

/** The values that a schema itself lists by `enum`, `const`, or an annotation that documents them. */
export function listedValues(schema: SchemaNode): readonly ListedValue[] {
  return namesValues(schema.value) ? readValues(schema) : NONE;
}

/** Of a long list its entries take many times the memory of the text: only those of the last schema are kept. */
const readValues = memoizeLast(({ value: schema }: SchemaNode): readonly ListedValue[] => {
  const documented = documentedValues(schema);
  const values: ListedValue[] = [];
  if (Array.isArray(schema.enum))
    append(
      values,
      schema.enum.map((value, index) => ({ value, path: ['enum', index] })),
    );
  else if (enumValues(schema) !== null) values.push({ value: schema.const, path: ['const'] });
  if (documented !== null) {
    const inList = Array.isArray(schema[documented.keyword]) ? [documented.keyword] : [documented.keyword, 'values'];
    append(
      values,
      documented.values.map((value, index) => documentedValue(value, [...inList, index])),
    );
  }
  return values;
});

/** A value that is written as a text, and where. */
export interface ValueInText {
  readonly value: string;
  readonly place: Place;
}

/** The texts without their places, each once. */
export function textsOf(values: readonly ValueInText[]): string[] {
  return [...new Set(values.map(({ value }) => value))];
}

/** Texts that are listed, and the place of their list. */
interface ListedTexts {
  readonly place: Place;
  readonly values: readonly ValueInText[];
}

/**
 * The texts that a schema itself lists (`listedValues`), and the place of their list: of its keyword, of two lists the
 * first.
 */
export function listedTexts(schema: SchemaNode): ListedTexts {
  return listedValues(schema).length === 0 ? { place: schema.place, values: NONE } : readTexts(schema);
}

const readTexts = memoizeLast((schema: SchemaNode): ListedTexts => {
  const all = listedValues(schema);
  const keyword = all[0]?.path[0];
  const place = keyword === undefined ? schema.place : below(schema.place, keyword);
  const values = all.flatMap(({ value, path: [first, ...others] }): ValueInText[] =>
    typeof value === 'string'
      ? [{ value, place: first === keyword ? below(place, ...others) : below(schema.place, first ?? '', ...others) }]
      : [],
  );
  return { place, values };
});

/** `x-ms-enum` and its like put each value into an object, beside its description. */
function documentedValue(entry: unknown, path: JsonPath): ListedValue {
  const value = member(entry, 'value');
  return value === undefined ? { value: entry, path } : { value, path: [...path, 'value'] };
}

/** The values of `enum`, or the one of `const`; null when the schema has neither. */
export function enumValues(schema: JsonObject): readonly unknown[] | null {
  if (Array.isArray(schema.enum)) return schema.enum;
  return has(schema, 'const') ? [schema.const] : null;
}

/**
 * The values that annotations such as `x-extensible-enum` document for a string that admits more, as written; null when
 * none does.
 */
export function documentedValues(
  schema: JsonObject,
): { readonly keyword: string; readonly values: readonly unknown[] } | null {
  for (const keyword of ['x-extensible-enum', 'x-enum-values', 'x-ms-enum']) {
    const value = member(schema, keyword);
    const values = Array.isArray(value) ? value : member(value, 'values');
    if (Array.isArray(values)) return { keyword, values };
  }
  return null;
}

/** The texts among those values. */
export function documentedTexts(schema: JsonObject): readonly string[] {
  const values = documentedValues(schema)?.values.map((entry) => documentedValue(entry, []).value) ?? NONE;
  return values.filter((value) => typeof value === 'string');
}
