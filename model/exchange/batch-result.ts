import { asArray, has, isObject, type JsonObject, member } from '../description/json.ts';

/** The property with what came of each item of a bulk request (section 4.10 of the conventions). */
export const BATCH_RESULT = 'batch_result';

/** The entries of the `batch_result` of an answer; none in another one. */
export function batchEntries(answer: unknown): readonly unknown[] {
  return asArray(member(answer, BATCH_RESULT));
}

/** True for an object that is an error and no resource: it has what only errors have, or a name and a message alone. */
export function isFailure(object: JsonObject): boolean {
  return isSurelyError(object) || (has(object, 'name') && has(object, 'message') && !isResource(object));
}

function isSurelyError(object: JsonObject): boolean {
  return has(object, 'debug_id') || has(object, 'information_link');
}

function isResource(object: JsonObject): boolean {
  return has(object, 'id') || has(object, 'links');
}

/** An error in an entry of `batch_result`. */
export interface EntryError {
  /** The member that is the error; null where the entry is. */
  readonly name: string | null;
  readonly error: JsonObject;
}

/**
 * The errors that an entry of `batch_result` is or holds; a resource may hold other objects with a name and a message.
 */
export function errorsOf(entry: unknown): readonly EntryError[] {
  if (!isObject(entry)) return [];
  if (isFailure(entry)) return [{ name: null, error: entry }];
  const isError = (name: string, inner: JsonObject) =>
    isSurelyError(inner) || (isFailure(inner) && (name === 'error' || !isResource(entry)));
  return Object.entries(entry).flatMap(([name, inner]) =>
    isObject(inner) && isError(name, inner) ? [{ name, error: inner }] : [],
  );
}

/** True for an answer by which items of a bulk request failed: an entry is an error, or holds one. */
export function hasFailures(answer: unknown): boolean {
  return batchEntries(answer).some((entry) => errorsOf(entry).length > 0);
}
