import { sameJson } from '../../model/description/json.ts';
import type { JsonPath } from '../../model/description/place.ts';

export type Key = string | number;

/** What happens to a value, and to what is in it. */
export interface Change {
  /** By the key that a member or item has before any edit. A key that is not there is added. */
  readonly inside: Map<Key, Change>;
  set?: { readonly value: unknown };
  removed?: true;
  /** The new key. */
  renamed?: string;
  /** What is put before an item; at an index behind the last item, what is appended. */
  readonly before: unknown[];
}

/** Two edits that cannot both be carried out, or a name that is taken: a sentence without a full stop. */
export class Conflict extends Error {}

/** A change that changes nothing yet. */
export function noChange(): Change {
  return { inside: new Map(), before: [] };
}

/** What an edit does to the value at its place. */
export type ValueEdit =
  | { readonly edit: 'set' | 'insert'; readonly value: unknown }
  | { readonly edit: 'remove' }
  | { readonly edit: 'rename'; readonly to: string };

/**
 * Adds an edit of the value at a path to a change of the whole.
 *
 * @throws Conflict when one edit changes what another one takes away, or both change one value differently.
 */
export function addEdit(root: Change, path: JsonPath, edit: ValueEdit): void {
  const alone = noChange();
  let change = alone;
  for (const key of path) change = inside(change, key);
  note(edit, change);
  join(root, alone);
}

/** The change of a member or item, which is made where there is none. */
export function inside(change: Change, key: Key): Change {
  const known = change.inside.get(key) ?? noChange();
  change.inside.set(key, known);
  return known;
}

function note(edit: ValueEdit, change: Change): void {
  if (edit.edit === 'set') change.set = { value: edit.value };
  else if (edit.edit === 'insert') change.before.push(edit.value);
  else if (edit.edit === 'rename') change.renamed = edit.to;
  else change.removed = true;
}

/**
 * Adds one change to another one. What both do is done once.
 *
 * @throws Conflict where they exclude one another; the first one is then as it was.
 */
function join(into: Change, added: Change): void {
  if (excludes(into, added)) throw new Conflict('one edit takes away what another one changes');
  merge(into, added);
}

/** True where not both changes can be carried out. */
export function excludes(one: Change, other: Change): boolean {
  if (takesAway(one, other) || takesAway(other, one)) return true;
  if (one.set !== undefined && other.set !== undefined && !sameJson(one.set.value, other.set.value)) return true;
  if (one.renamed !== undefined && other.renamed !== undefined && one.renamed !== other.renamed) return true;
  if (givesOneName(one, other)) return true;
  for (const [key, change] of other.inside) {
    const beside = one.inside.get(key);
    if (beside !== undefined && excludes(beside, change)) return true;
  }
  return false;
}

/** True where one takes away or writes over what the other one changes. */
function takesAway(one: Change, other: Change): boolean {
  const isOver = other.inside.size > 0 || other.renamed !== undefined;
  return (
    (one.removed === true && (isOver || other.set !== undefined)) || (one.set !== undefined && other.inside.size > 0)
  );
}

/** True where two members would have one name. */
function givesOneName(one: Change, other: Change): boolean {
  const named = namedIn(other);
  if (named.length === 0) return false;
  const names = new Map(namedIn(one).map(([key, change]) => [nameOf(key, change), key]));
  return named.some(([key, change]) => (names.get(nameOf(key, change)) ?? key) !== key);
}

/** The members that may have a name that was not there before. */
function namedIn({ inside }: Change): [Key, Change][] {
  const named: [Key, Change][] = [];
  for (const entry of inside) if (newName(entry[1])) named.push(entry);
  return named;
}

/** True where a member may have a name that was not there before. */
function newName({ renamed, set }: Change): boolean {
  return renamed !== undefined || set !== undefined;
}

function nameOf(key: Key, { renamed }: Change): string {
  return renamed ?? String(key);
}

/** Adds a change to one that it does not exclude. */
export function merge(into: Change, added: Change): void {
  if (added.set !== undefined) into.set = added.set;
  if (added.renamed !== undefined) into.renamed = added.renamed;
  if (added.removed === true) into.removed = true;
  for (const value of added.before) if (!into.before.some((known) => sameJson(known, value))) into.before.push(value);
  for (const [key, change] of added.inside) {
    const known = into.inside.get(key);
    if (known === undefined) into.inside.set(key, change);
    else merge(known, change);
  }
}
