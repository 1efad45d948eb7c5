import { isObject, type JsonObject } from '../model/description/json.ts';
import { pathToPointer } from '../model/description/json-pointer.ts';

/** Longest value that names an item, in characters. */
const LONGEST = 120;

/** What names an object in a list, the surest first; several together where they name it only together. */
const NAMES: readonly (readonly string[])[] = [
  ['$ref'],
  ['operationId'],
  ['name', 'in'],
  ['name'],
  ['id'],
  ['url'],
  ['title'],
  ['const'],
];

/**
 * The place of a finding in a form that outlives edits elsewhere: a JSON Pointer in which an item of a list is known by
 * what it says, not by where it stands: `/paths/~1orders/get/parameters/[name=limit&in=query]/schema`. A scalar is
 * known by its value, an object by what names it. Objects that nothing names share one identity, `[*]`: their index
 * would not survive a sibling, and their whole content would not survive an edit.
 */
export function identityOf(data: unknown, path: readonly string[]): string {
  let value = data;
  let identity = '';
  for (const key of path) {
    const isList = Array.isArray(value);
    value = isList || isObject(value) ? (value as Record<string, unknown>)[key] : undefined;
    identity += isList ? `/[${nameOf(value)}]` : pathToPointer([key]);
  }
  return identity;
}

/** Whether data has a place that `identityOf` gives. */
export function hasIdentity(data: unknown, identity: string): boolean {
  if (identity === '') return true;
  if (!Array.isArray(data) && !isObject(data)) return false;
  return Object.entries(data).some(([key, value]) => {
    const step = Array.isArray(data) ? `/[${nameOf(value)}]` : pathToPointer([key]);
    const isAhead = identity === step || identity.startsWith(`${step}/`);
    return isAhead && hasIdentity(value, identity.slice(step.length));
  });
}

function nameOf(item: unknown): string {
  if (Array.isArray(item)) return '*';
  if (!isObject(item)) return cut(JSON.stringify(item) ?? '*');
  const keys = NAMES.find((names) => names.every((name) => isName(item, name)));
  return keys === undefined ? '*' : keys.map((key) => `${key}=${cut(String(item[key]))}`).join('&');
}

function isName(item: JsonObject, key: string): boolean {
  return typeof item[key] === 'string' || typeof item[key] === 'number';
}

/** A long text is known by its beginning; two that begin alike are counted. */
function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
