import { asArray, has, isObject, type JsonObject, member } from '../description/json.ts';

/** The property with what came of each item of a bulk request (section 4.10 of the conventions). */
export const BATCH_RESULT = 'batch_result';

/** True for an object that is an error and no resource: it has what only errors have, or a name and a message alone. */
export function isFailure(object: JsonObject): boolean {
  if (has(object, 'debug_id') || has(object, 'information_link')) return true;
  return has(object, 'name') && has(object, 'message') && !has(object, 'id') && !has(object, 'links');
}

/** True for an answer by which items of a bulk request failed: an entry is an error, or holds one. */
export function hasFailures(answer: unknown): boolean {
  return asArray(member(answer, BATCH_RESULT)).some(
    (entry) => isObject(entry) && [entry, ...Object.values(entry).filter(isObject)].some(isFailure),
  );
}
