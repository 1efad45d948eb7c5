import { asArray, asObject, isObject, member } from '../model/description/json.ts';
import { changedKeyword } from './changed-keyword.ts';

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
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, writtenFor(key, value, calculated)]));
}

function writtenFor(key: string, value: unknown, calculated: ReadonlySet<string>): unknown {
  if (key === 'required' && Array.isArray(value)) return value.filter((name) => !calculated.has(String(name)));
  const isAboutTheSame = ABOUT_THE_SAME.includes(key);
  return changedKeyword(key, value, (one) => (isAboutTheSame ? withoutCalculated(one, calculated) : clientSchema(one)));
}
