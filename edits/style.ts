import type { Change, Key } from '../framework/changes/change.ts';
import type { TextEdit } from './text-edit.ts';

/** A member of a mapping or an item of a list in its text. */
export interface Entry {
  readonly row: number;
  readonly key: Key;
  /** The offset of its key, or of its value or dash. */
  readonly start: number;
  readonly change: Change | undefined;
}

/** Members to be added with their keys, or items, which have none. */
export type NewEntries = readonly (readonly [key: string | null, value: unknown])[];

/** How members and items are written: line by line, or between brackets. */
export interface Style {
  /** Takes out those of all entries of one mapping or list that go. At least one of them stays. */
  removed(entries: readonly Entry[]): TextEdit[];
  /**
   * Puts members (with a key) or items (without one) behind one of the entries that are left; in front of the first one
   * for -1.
   */
  added(left: readonly Entry[], behind: number, values: NewEntries): TextEdit[];
  /** Gives a member another key. */
  renamed(row: number, to: string): TextEdit;
  /** Writes another value. */
  written(entry: Entry, value: unknown): TextEdit[];
}
