import { isObject, type JsonObject, member } from '../model/description/json.ts';
import { type Place, pathOf, type SourceFile } from '../model/description/place.ts';
import { greatest } from '../model/lib/lists.ts';
import type { Edit } from './remedy.ts';

type Key = string | number;

/** What happens to a value and to what is in it. */
interface Change {
  readonly inside: Map<Key, Change>;
  set?: { readonly value: unknown };
  removed?: true;
  renamed?: string;
  /** What is put before an item. */
  readonly before: unknown[];
}

/** Two edits that cannot both be carried out. */
export class Conflict extends Error {}

/**
 * The files of a description with edits, as new data: what no edit touches is shared with the old data, so that little is copied.
 * Knows of each object where it was before.
 */
export class ChangedFiles {
  private readonly changes = new Map<SourceFile, Change>();
  private readonly files = new Map<SourceFile, SourceFile>();
  /** For objects that were copied: the one that was there before, and the keys that were other ones. */
  private readonly origins = new Map<object, { readonly value: object; readonly keys: ReadonlyMap<Key, Key> }>();

  /**
   * @throws Conflict when one edit changes what another one takes away, or both change one value differently.
   */
  constructor(edits: readonly Edit[]) {
    for (const edit of edits) this.note(edit);
    for (const { place } of edits) this.verify(place);
  }

  /** The file with its edits; the same one where it has none. */
  changed(file: SourceFile): SourceFile {
    const change = this.changes.get(file);
    if (change === undefined) return file;
    const known = this.files.get(file) ?? { ...file, data: this.rebuilt(file.data, change) };
    this.files.set(file, known);
    return known;
  }

  /** The object that stood in the old data where this one stands in the new data; itself where it was not touched. */
  originOf(value: object): object {
    return this.origins.get(value)?.value ?? value;
  }

  /** The key in the old data of what stands under a key of an object of the new data. */
  keyBefore(holder: object, key: Key): Key {
    return this.origins.get(holder)?.keys.get(key) ?? key;
  }

  private note(edit: Edit): void {
    const change = this.changeAt(edit.place);
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

  private changeAt(place: Place): Change {
    let change = this.changes.get(place.file) ?? noChange();
    this.changes.set(place.file, change);
    for (const key of pathOf(place)) {
      const inner = change.inside.get(key) ?? noChange();
      change.inside.set(key, inner);
      change = inner;
    }
    return change;
  }

  private verify(place: Place): void {
    let change = this.changes.get(place.file);
    for (const key of [...pathOf(place), null]) {
      if (change === undefined) return;
      const isGone = change.removed === true || change.set !== undefined;
      if (isGone && (change.inside.size > 0 || change.renamed !== undefined)) throw new Conflict();
      if (change.removed === true && change.set !== undefined) throw new Conflict();
      change = key === null ? undefined : change.inside.get(key);
    }
  }

  private rebuilt(value: unknown, change: Change): unknown {
    if (change.set !== undefined) return change.set.value;
    if (change.inside.size === 0) return value;
    return Array.isArray(value) ? this.rebuiltList(value, change) : this.rebuiltObject(value, change);
  }

  private rebuiltList(old: readonly unknown[], { inside }: Change): unknown[] {
    const list: unknown[] = [];
    const keys = new Map<Key, Key>();
    const last = greatest([...inside.keys()].map(Number), old.length - 1);
    for (let index = 0; index <= last; index++) {
      const change = inside.get(index);
      for (const item of change?.before ?? []) list.push(item);
      const isThere = index < old.length || change?.set !== undefined;
      if (change?.removed === true || !isThere) continue;
      keys.set(list.length, index);
      list.push(change === undefined ? old[index] : this.rebuilt(old[index], change));
    }
    this.origins.set(list, { value: old, keys });
    return list;
  }

  private rebuiltObject(value: unknown, { inside }: Change): JsonObject {
    const old = isObject(value) ? value : {};
    const made: Record<string, unknown> = {};
    const keys = new Map<Key, Key>();
    for (const key of new Set([...Object.keys(old), ...[...inside.keys()].map(String)])) {
      const change = inside.get(key) ?? inside.get(Number(key));
      if (change?.removed === true) continue;
      const name = change?.renamed ?? key;
      if (Object.hasOwn(made, name) || (name !== key && Object.hasOwn(old, name))) throw new Conflict();
      if (name !== key) keys.set(name, key);
      made[name] = change === undefined ? old[key] : this.rebuilt(member(old, key), change);
    }
    this.origins.set(made, { value: old, keys });
    return made;
  }
}

function noChange(): Change {
  return { inside: new Map(), before: [] };
}
