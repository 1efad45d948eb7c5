import type { ExchangeViolation } from '../../framework/define-exchange.ts';
import { lacking, listed, quote } from '../../framework/messages.ts';
import { has, isObject, type JsonObject } from '../../model/description/json.ts';
import { below, type Place } from '../../model/description/place.ts';
import { toCamelCase } from '../../model/text/words/name-case.ts';

/** The types that members of an object are to have, by name. */
export type MemberTypes = Readonly<Record<string, 'string' | 'integer' | 'array'>>;

/**
 * The violation about members that an object in a body lacks; none where it has all. One that it has in camelCase, or
 * under a name that others give it, is said.
 *
 * @param misnomers The names of other APIs, by the name that the conventions give; the first one that is there counts.
 */
export function missingMembers(
  called: string,
  object: JsonObject,
  names: readonly string[],
  misnomers: Readonly<Record<string, readonly string[]>> = {},
): ExchangeViolation[] {
  const missing = names.filter((name) => !has(object, name));
  if (missing.length === 0) return [];
  const wanted = missing.map((name) => {
    const camel = toCamelCase(name);
    const isInCamelCase = camel !== null && camel !== name && has(object, camel);
    const other = isInCamelCase ? camel : misnomers[name]?.find((one) => typeof object[one] === 'string');
    return other === undefined ? name : `${name} in place of ${other}`;
  });
  return [{ message: `${called} has ${lacking(missing)}; add ${listed(wanted)}`, about: missing.join() }];
}

/** The violations about members of another type. Null is no value of another type: it is judged by 2.1/no-null. */
export function mistypedMembers(
  called: string,
  object: JsonObject,
  types: MemberTypes,
  place: Place,
): ExchangeViolation[] {
  return Object.entries(types).flatMap(([name, type]) => {
    const value = object[name];
    if (value === undefined || value === null || isOfType(value, type)) return [];
    const shown = isObject(value) ? 'an object' : Array.isArray(value) ? 'an array' : quote(value);
    const wanted = type === 'string' ? 'a string' : `an ${type}`;
    return [{ message: `${name} of ${called} is ${shown}; write ${wanted}`, at: below(place, name) }];
  });
}

function isOfType(value: unknown, type: MemberTypes[string]): boolean {
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === 'string';
}
