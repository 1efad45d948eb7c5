import { pathOf, type SourceFile } from '../../model/description/place.ts';
import type { Edit } from '../remedy.ts';
import { addEdit, type Change, type Key, noChange } from './change.ts';
import { changedValue } from './changed-value.ts';

/**
 * The files of a description with edits, as new data: what no edit touches is shared with the old data, so that little
 * is copied. Knows of each object where it was before.
 */
export class ChangedFiles {
  private readonly changes = new Map<SourceFile, Change>();
  private readonly files = new Map<SourceFile, SourceFile>();
  /** For objects that were copied: the one that was there before, and the keys that were other ones. */
  private readonly origins = new Map<object, { readonly value: unknown; readonly keys: ReadonlyMap<Key, Key> }>();

  /**
   * @throws Conflict when one edit changes what another one takes away, or both change one value differently.
   */
  constructor(edits: readonly Edit[]) {
    for (const { place, ...edit } of edits) {
      const change = this.changes.get(place.file) ?? noChange();
      this.changes.set(place.file, change);
      addEdit(change, pathOf(place), edit);
    }
  }

  /**
   * The file with its edits; the same one where it has none.
   *
   * @throws Conflict when a name is taken.
   */
  changed(file: SourceFile): SourceFile {
    const change = this.changes.get(file);
    if (change === undefined) return file;
    const known = this.files.get(file) ?? { ...file, data: this.changedData(file.data, change) };
    this.files.set(file, known);
    return known;
  }

  /** The object that stood in the old data where this one stands in the new data; itself where it was not touched. */
  originOf(value: object): object {
    const origin = this.origins.get(value)?.value;
    return typeof origin === 'object' && origin !== null ? origin : value;
  }

  /** The key in the old data of what stands under a key of an object of the new data. */
  keyBefore(holder: object, key: Key): Key {
    return this.origins.get(holder)?.keys.get(key) ?? key;
  }

  private changedData(data: unknown, change: Change): unknown {
    return changedValue(data, change, (made, value, keys) => this.origins.set(made, { value, keys }));
  }
}
