import type { Description } from '../description/description.ts';
import { asString, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { JsonPath } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { isEnumerationPattern } from '../text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { schemasOfType, withEnclosingSchemas } from './effective-keywords.ts';
import { effectiveSchema } from './effective-schema.ts';
import { documentedValues, enumValues } from './schema-types.ts';

/** True for a schema whose values are listed by `enum` or `const`, or documented by an annotation. */
export const hasListedValues: (node: SchemaNode) => boolean = memoize((node) =>
  withEnclosingSchemas(node).some((holder) => effectiveSchema(holder).parts.some(({ value }) => namesValues(value))),
);

function namesValues(schema: SchemaNode['value']): boolean {
  return enumValues(schema) !== null || documentedValues(schema) !== null;
}

/** True for a schema that itself lists strings, or whose pattern says that its field is enumerated (statement 2.1/enum-values). */
export function listsStrings(schema: SchemaNode): boolean {
  const source = asString(schema.value.pattern);
  if (source !== null && isEnumerationPattern(parsePattern(source))) return true;
  return listedValues(schema).some(({ value }) => typeof value === 'string');
}

/** The schemas about strings whose values are listed or documented. */
export function enumeratedStrings(description: Description): SchemaNode[] {
  return schemasOfType(description, 'string').filter(hasListedValues);
}

/** A value that a schema lists, with the keys that lead to it from the schema. */
export interface ListedValue {
  readonly value: unknown;
  readonly path: JsonPath;
}

/** The values that a schema itself lists by `enum`, `const`, or an annotation that documents them. */
export function listedValues({ value: schema }: SchemaNode): ListedValue[] {
  const documented = documentedValues(schema);
  const values: ListedValue[] = [];
  if (Array.isArray(schema.enum)) values.push(...schema.enum.map((value, index) => ({ value, path: ['enum', index] })));
  else if (enumValues(schema) !== null) values.push({ value: schema.const, path: ['const'] });
  if (documented !== null) {
    const inList = Array.isArray(schema[documented.keyword]) ? [documented.keyword] : [documented.keyword, 'values'];
    values.push(...documented.values.map((value, index) => documentedValue(value, [...inList, index])));
  }
  return values;
}

/** `x-ms-enum` and its like put each value into an object, beside its description. */
function documentedValue(entry: unknown, path: JsonPath): ListedValue {
  const value = member(entry, 'value');
  return value === undefined ? { value: entry, path } : { value, path: [...path, 'value'] };
}
