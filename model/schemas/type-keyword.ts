import { asArray, asString, type JsonObject } from '../description/json.ts';
import type { JsonPath } from '../description/place.ts';

/** What names a type: the word in `type`, be it alone or in a list, or a format that implies it. */
export interface TypeQuery {
  readonly types: readonly string[];
  /** Values of `format` that mean such a type wherever the schema names no type that rules it out. */
  readonly formats?: readonly string[];
  /** Types with which such a format is something else. */
  readonly formatsAllowedWith?: readonly string[];
}

/** The numbers that statement 2.2/no-number forbids. */
export const FLOATING_POINT: TypeQuery = {
  types: ['number'],
  formats: ['float', 'double'],
  formatsAllowedWith: ['number', 'string'],
};

/** The keys from a schema to the text that names such a type, or null. */
export function pathToType(schema: JsonObject, query: TypeQuery): JsonPath | null {
  const { types, formats = [], formatsAllowedWith = [] } = query;
  const { type } = schema;
  if (typeof type === 'string' && types.includes(type)) return ['type'];
  const index = asArray(type).findIndex((one) => typeof one === 'string' && types.includes(one));
  if (index !== -1) return ['type', index];
  if (!formats.includes(asString(schema.format) ?? '')) return null;
  const isOther = [type, ...asArray(type)].some((one) => typeof one === 'string' && formatsAllowedWith.includes(one));
  return isOther ? null : ['format'];
}
