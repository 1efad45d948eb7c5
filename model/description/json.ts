/* Reading JSON values whose shape is not known. */

export type JsonObject = { readonly [key: string]: unknown };

/** True for an object; false for null, arrays and scalars. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty one. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING;
}

/** The value if it is an array, else an empty one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NO_ITEMS;
}

/** The value if it is a string, else null. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** True for a string, a number or a boolean. */
export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** An own member of an object or array, never an inherited one; undefined if there is none. */
export function member(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;
}

/** True if the key is an own member of the object. */
export function has(value: JsonObject, key: string): boolean {
  return Object.hasOwn(value, key);
}

/** The strings in an array; other items are left out. Empty for what is no array. */
export function strings(value: unknown): string[] {
  return asArray(value).filter((item): item is string => typeof item === 'string');
}

/**
 * True for equal JSON values, whatever the order of keys. Recursive: at least one of the values must not be deeply
 * nested.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  if (Array.isArray(left) !== Array.isArray(right) || keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(member(left, key), member(right, key)));
}

/** The JSON text of a value, the same whatever the order of keys. */
export function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

const NOTHING: JsonObject = Object.freeze({});
const NO_ITEMS: readonly unknown[] = Object.freeze([]);
