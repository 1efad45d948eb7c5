import type { JsonObject } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { documentedTexts, enumValues } from '../model/schemas/listed-values.ts';
import { admits } from '../model/text/pattern/admits.ts';
import { parsePattern } from '../model/text/pattern/pattern.ts';
import { isProvinceName } from '../model/types/code-fields.ts';
import { isValidBy } from './validity.ts';

const DAY = 86_400_000;

/**
 * The body with other values where its schema lets them vary: plain texts, whole numbers, dates. The same number gives
 * the same body, 0 the body itself. What is to be kept, what refers to something else (an identifier, a URI) stays, and
 * so does whatever would not be valid.
 */
export function varied(
  body: JsonObject,
  schema: SchemaNode | null,
  variation: number,
  kept: ReadonlySet<string> = new Set(),
): JsonObject {
  if (variation === 0 || schema === null) return body;
  const { properties } = effectiveSchema(schema);
  const others = Object.entries(body).flatMap(([name, value]) => {
    const property = properties.get(name)?.target ?? null;
    if (
      property === null ||
      kept.has(name) ||
      /(?:id|ids|uri|url|code|currency|language|timezone|country)$/i.test(name) ||
      isProvinceName(name)
    )
      return [];
    const other = otherValue(value, property, variation);
    return other !== undefined && isValidBy(property, other) ? [[name, other] as const] : [];
  });
  const changed = { ...body, ...Object.fromEntries(others) };
  if (isValidBy(schema, changed)) return changed;
  let valid = body;
  for (const [name, other] of others) {
    const next = { ...valid, [name]: other };
    if (isValidBy(schema, next)) valid = next;
  }
  return valid;
}

/** Another value of the same kind; undefined where none can be told from the schema. */
export function otherValue(value: unknown, schema: SchemaNode, variation: number): unknown {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return otherNumber(value, schema, variation);
  if (typeof value !== 'string') return undefined;
  const format = keywordOf(schema, 'format')?.value;
  if (format === 'date') return new Date(Date.parse(value) + variation * DAY).toISOString().slice(0, 10);
  if (format === 'date-time') return new Date(Date.parse(value) + variation * DAY).toISOString();
  if (format === 'email') return value.replace('@', `${variation}@`);
  if (format !== undefined || listed(schema) || isEnumerated(value, schema)) return undefined;
  const text = /\d$/.test(value) ? `${value}${variation}` : `${value} ${variation}`;
  const longest = keywordOf(schema, 'maxLength')?.value;
  const fits = typeof longest !== 'number' || text.length <= longest;
  const shorter = `${variation} ${value}`.slice(0, typeof longest === 'number' ? longest : undefined);
  const others = [fits ? text : shorter, `${value}${variation}`, `${value}-${variation}`, laterMonth(value, variation)];
  return others.find((one) => isValidBy(schema, one));
}

/** A higher number; where that is out of bounds, a lower one. */
function otherNumber(value: number, schema: SchemaNode, variation: number): number | undefined {
  if (!Number.isInteger(value)) return undefined;
  return [value + variation, value - variation].find((one) => isValidBy(schema, one));
}

/** A later month for a month of a year; another text as it is. */
function laterMonth(text: string, months: number): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return text;
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months)).toISOString().slice(0, 7);
}

/** True for a value of those that a service documents, by the pattern of their names: `^[0-9A-Z_]+$`. */
function isEnumerated(value: string, schema: SchemaNode): boolean {
  const pattern = keywordOf(schema, 'pattern')?.value;
  if (typeof pattern !== 'string' || !/^[A-Z][0-9A-Z_]*$/.test(value)) return false;
  const parsed = parsePattern(pattern);
  return admits(parsed, `${value}_A`) === true && admits(parsed, value.toLowerCase()) === false;
}

function listed(schema: SchemaNode): boolean {
  return effectiveSchema(schema).parts.some(
    ({ value }) => enumValues(value) !== null || documentedTexts(value).length > 0,
  );
}
