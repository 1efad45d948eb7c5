import { type Change, inside, noChange } from '../framework/changes/change.ts';
import { isObject, type JsonObject, sameJson } from '../model/description/json.ts';
import { append } from '../model/lib/lists.ts';

/** The smallest change by which one value becomes another one, so that what both have keeps its text. */
export function difference(old: unknown, wanted: unknown): Change {
  const change = noChange();
  if (sameJson(old, wanted)) return change;
  if (Array.isArray(old) && Array.isArray(wanted)) ofLists(old, wanted, change);
  else if (isObject(old) && isObject(wanted)) ofObjects(old, wanted, change);
  else change.set = { value: wanted };
  return change;
}

function ofObjects(old: JsonObject, wanted: JsonObject, change: Change): void {
  for (const key of Object.keys(old)) if (!Object.hasOwn(wanted, key)) inside(change, key).removed = true;
  for (const [key, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(old, key)) inside(change, key).set = { value };
    else if (!sameJson(old[key], value)) change.inside.set(key, difference(old[key], value));
  }
}

/**
 * What both lists begin and end with stays; of what is between, items are changed one by one, and the rest is added or
 * taken out.
 */
function ofLists(old: readonly unknown[], wanted: readonly unknown[], change: Change): void {
  const shorter = Math.min(old.length, wanted.length);
  let begin = 0;
  while (begin < shorter && sameJson(old[begin], wanted[begin])) begin++;
  let end = 0;
  while (end < shorter - begin && sameJson(old.at(-1 - end), wanted.at(-1 - end))) end++;
  const [oldEnd, wantedEnd] = [old.length - end, wanted.length - end];
  const both = Math.min(oldEnd, wantedEnd);
  for (let index = begin; index < both; index++)
    if (!sameJson(old[index], wanted[index])) change.inside.set(index, difference(old[index], wanted[index]));
  for (let index = both; index < oldEnd; index++) inside(change, index).removed = true;
  if (wantedEnd > both) append(inside(change, oldEnd).before, wanted.slice(both, wantedEnd));
}
