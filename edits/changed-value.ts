import { plain } from '../framework/messages.ts';
import { isObject, type JsonObject, member } from '../model/description/json.ts';
import { append, greatest } from '../model/lib/lists.ts';
import { type Change, Conflict } from './change.ts';

/**
 * A value after a change. What no edit touches is shared with the old value. A list that is changed where there is none is an object:
 * what has to be a list is written as a whole.
 *
 * @throws Conflict when a name is taken.
 */
export function changedValue(old: unknown, change: Change): unknown {
  if (change.set !== undefined) return change.set.value;
  if (change.inside.size === 0) return old;
  return Array.isArray(old) ? changedList(old, change) : changedObject(old, change);
}

function changedList(old: readonly unknown[], { inside }: Change): unknown[] {
  const list: unknown[] = [];
  const last = Math.max(old.length - 1, greatest([...inside.keys()].map(Number)));
  for (let index = 0; index <= last; index++) {
    const change = inside.get(index);
    append(list, change?.before ?? []);
    const isThere = index < old.length || change?.set !== undefined;
    if (change?.removed === true || !isThere) continue;
    list.push(change === undefined ? old[index] : changedValue(old[index], change));
  }
  return list;
}

function changedObject(value: unknown, { inside }: Change): JsonObject {
  const old = isObject(value) ? value : {};
  const made: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(old), ...[...inside.keys()].map(String)])) {
    const change = inside.get(key) ?? inside.get(Number(key));
    if (change?.removed === true) continue;
    const name = change?.renamed ?? key;
    if (Object.hasOwn(made, name) || (name !== key && Object.hasOwn(old, name) && !goes(inside, name)))
      throw new Conflict(`the name ${plain(name)} is taken`);
    made[name] = change === undefined ? old[key] : changedValue(member(old, key), change);
  }
  return made;
}

/** True where what has a name gives it up in the same change. */
function goes(inside: Change['inside'], name: string): boolean {
  const change = inside.get(name);
  return change?.removed === true || change?.renamed !== undefined;
}
