/** Reading JSON values of unknown shape without trusting any of it. */

export type JsonObject = { readonly [key: string]: unknown };

/** True for a plain object; false for null, arrays and scalars. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is an object, else an empty one: for reading on without a check at every step. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING;
}

/** The value when it is an array, else an empty one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NO_ITEMS;
}

/** The value when it is a string, else null. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** An object's own member; never something inherited, whatever the key is called. */
export function member(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;
}

/** True when the object itself has the key. */
export function has(value: JsonObject, key: string): boolean {
  return Object.hasOwn(value, key);
}

/** The strings of an array; what is no string is left out. */
export function strings(value: unknown): string[] {
  return asArray(value).filter((item): item is string => typeof item === 'string');
}

/** Structural equality of two JSON values, one of which is shallow. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  if (Array.isArray(left) !== Array.isArray(right) || keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(member(left, key), member(right, key)));
}

const NOTHING: JsonObject = Object.freeze({});
const NO_ITEMS: readonly unknown[] = Object.freeze([]);
