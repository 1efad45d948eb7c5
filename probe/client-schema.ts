import { asArray, asObject, isObject, type JsonObject, member } from '../model/description/json.ts';

/** Keywords whose value maps names to schemas. */
const MAPS = ['properties', 'dependentSchemas', '$defs', 'patternProperties'];
/** Keywords whose value is no schema. */
const VALUES = ['enum', 'const', 'default', 'example', 'examples'];
/** Keywords whose schemas are about the same value. */
const ABOUT_THE_SAME = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/**
 * A schema without references that does not require what only the service sets, whichever part of it says so: one of
 * `allOf` may require what another one calls readOnly.
 */
export function clientSchema(schema: unknown): unknown {
  return withoutCalculated(schema, calculatedIn(schema));
}

/** True for a property that only the service sets: it or a part of it is readOnly. */
export function isCalculated(property: unknown): boolean {
  return member(property, 'readOnly') === true || asArray(member(property, 'allOf')).some(isCalculated);
}

/** The names of properties that only the service sets, of a schema and of all of its parts. */
function calculatedIn(schema: unknown): ReadonlySet<string> {
  const { properties, allOf, anyOf, oneOf } = asObject(schema);
  const own = Object.entries(asObject(properties)).flatMap(([name, one]) => (isCalculated(one) ? [name] : []));
  const parts = [allOf, anyOf, oneOf].flatMap(asArray).flatMap((part) => [...calculatedIn(part)]);
  return new Set([...own, ...parts]);
}

function withoutCalculated(schema: unknown, calculated: ReadonlySet<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withoutCalculated(one, calculated));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, writtenFor(key, value, calculated)]));
}

function writtenFor(key: string, value: unknown, calculated: ReadonlySet<string>): unknown {
  if (VALUES.includes(key)) return value;
  if (key === 'required') return Array.isArray(value) ? value.filter((name) => !calculated.has(String(name))) : value;
  const inner = ABOUT_THE_SAME.includes(key)
    ? (one: unknown) => withoutCalculated(one, calculated)
    : (one: unknown) => (Array.isArray(one) ? one.map(clientSchema) : clientSchema(one));
  return MAPS.includes(key) && isObject(value) ? eachIn(value, inner) : inner(value);
}

function eachIn(map: JsonObject, change: (schema: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([name, one]) => [name, change(one)]));
}
