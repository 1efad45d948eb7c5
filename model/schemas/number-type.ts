import { asArray, asString, type JsonObject } from '../description/json.ts';
import type { JsonPath } from '../description/place.ts';

/** Formats that mean a floating-point number, unless the schema names a type that gives them another meaning. */
const FORMATS: readonly (string | null)[] = ['float', 'double'];
const TYPES_OF_FORMATS: readonly unknown[] = ['number', 'string'];

/**
 * The keys from a schema to what makes its values numbers with a fraction (statement 2.2/no-number): `type`, an entry
 * of it, or `format`. Null where nothing does.
 */
export function pathToNumberType(schema: JsonObject): JsonPath | null {
  const { type } = schema;
  if (type === 'number') return ['type'];
  const index = asArray(type).indexOf('number');
  if (index !== -1) return ['type', index];
  if (!FORMATS.includes(asString(schema.format))) return null;
  return [type, ...asArray(type)].some((one) => TYPES_OF_FORMATS.includes(one)) ? null : ['format'];
}

/** True for the type of numbers that are nothing else, but perhaps null. */
export function isOnlyNumber(type: unknown): boolean {
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null');
  return types.length > 0 && types.every((one) => one === 'number');
}
