import type { Edit } from '../framework/remedy.ts';
import { type Place, pathOf, type SourceFile } from '../model/description/place.ts';

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

/** Two edits that cannot both be carried out, or a name that is taken. */
export class Conflict extends Error {}

/** A change that changes nothing yet. */
export function noChange(): Change {
  return { inside: new Map(), before: [] };
}

/**
 * What edits do to each file that they change.
 *
 * @throws Conflict when one edit changes what another one takes away, or both change one value differently.
 */
export function changesOf(edits: readonly Edit[]): Map<SourceFile, Change> {
  const changes = new Map<SourceFile, Change>();
  for (const edit of edits) note(edit, changeAt(edit.place, changes));
  for (const { place } of edits) refuseChangesInWhatGoes(place, changes);
  return changes;
}

function changeAt(place: Place, changes: Map<SourceFile, Change>): Change {
  let change = changes.get(place.file) ?? noChange();
  changes.set(place.file, change);
  for (const key of pathOf(place)) change = inside(change, key);
  return change;
}

/** The change of a member or item, which is made where there is none. */
export function inside(change: Change, key: Key): Change {
  const known = change.inside.get(key) ?? noChange();
  change.inside.set(key, known);
  return known;
}

function note(edit: Edit, change: Change): void {
  switch (edit.edit) {
    case 'set':
      if (change.set !== undefined && JSON.stringify(change.set.value) !== JSON.stringify(edit.value))
        throw new Conflict();
      change.set = { value: edit.value };
      break;
    case 'insert':
      change.before.push(edit.value);
      break;
    case 'remove':
      change.removed = true;
      break;
    case 'rename':
      if (change.renamed !== undefined && change.renamed !== edit.to) throw new Conflict();
      change.renamed = edit.to;
      break;
  }
}

function refuseChangesInWhatGoes(place: Place, changes: ReadonlyMap<SourceFile, Change>): void {
  let change = changes.get(place.file);
  for (const key of [...pathOf(place), null]) {
    if (change === undefined) return;
    const goes = change.removed === true || change.set !== undefined;
    if (goes && (change.inside.size > 0 || change.renamed !== undefined)) throw new Conflict();
    if (change.removed === true && change.set !== undefined) throw new Conflict();
    change = key === null ? undefined : change.inside.get(key);
  }
}
