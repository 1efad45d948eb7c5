import { isObject, type JsonObject, member } from '../../model/description/json.ts';
import { append, greatest } from '../../model/lib/lists.ts';
import { plain } from '../messages.ts';
import { type Change, Conflict, type Key } from './change.ts';

/**
 * Called for each object and list that is made anew, with the one before, and with the keys before of what has another
 * key now.
 */
export type OnMade = (made: object, old: unknown, keys: ReadonlyMap<Key, Key>) => void;

/**
 * A value after a change. What no edit touches is shared with the old value. A list that is changed where there is none
 * is an object: what has to be a list is written as a whole.
 *
 * @throws Conflict when a name is taken.
 */
export function changedValue(old: unknown, change: Change, onMade: OnMade = () => {}): unknown {
  if (change.set !== undefined) return change.set.value;
  if (change.inside.size === 0) return old;
  return Array.isArray(old) ? changedList(old, change, onMade) : changedObject(old, change, onMade);
}

function changedList(old: readonly unknown[], { inside }: Change, onMade: OnMade): unknown[] {
  const list: unknown[] = [];
  const keys = new Map<Key, Key>();
  const last = greatest([...inside.keys()].map(Number), old.length - 1);
  for (let index = 0; index <= last; index++) {
    const change = inside.get(index);
    append(list, change?.before ?? []);
    const isThere = index < old.length || change?.set !== undefined;
    if (change?.removed === true || !isThere) continue;
    keys.set(list.length, index);
    list.push(change === undefined ? old[index] : changedValue(old[index], change, onMade));
  }
  onMade(list, old, keys);
  return list;
}

function changedObject(value: unknown, { inside }: Change, onMade: OnMade): JsonObject {
  const old = isObject(value) ? value : {};
  const made: Record<string, unknown> = {};
  const keys = new Map<Key, Key>();
  for (const key of new Set([...Object.keys(old), ...[...inside.keys()].map(String)])) {
    const change = inside.get(key) ?? inside.get(Number(key));
    if (change?.removed === true) continue;
    const name = change?.renamed ?? key;
    if (Object.hasOwn(made, name) || (name !== key && Object.hasOwn(old, name) && !goes(inside, name)))
      throw new Conflict(`the name ${plain(name)} is taken`);
    if (name !== key) keys.set(name, key);
    made[name] = change === undefined ? old[key] : changedValue(member(old, key), change, onMade);
  }
  onMade(made, old, keys);
  return made;
}

/** True where what has a name gives it up in the same change. */
function goes(inside: Change['inside'], name: string): boolean {
  const change = inside.get(name);
  return change?.removed === true || change?.renamed !== undefined;
}
