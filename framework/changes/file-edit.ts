import type { JsonPath } from '../../model/description/place.ts';
import { addEdit, type Change, noChange, type ValueEdit } from './change.ts';

/**
 * One change of the data of a file: what `Edit` of framework/remedy.ts is once all that names the same thing is found.
 */
export type FileEdit = ValueEdit & {
  /** The file, as findings name it. */
  readonly source: string;
  /** The keys from the root of the file, as they are before any edit. */
  readonly path: JsonPath;
};

/** What mends a finding, or some of its places. */
export interface Fix {
  /** What it does, as editors and reports show it: an imperative without a full stop. */
  readonly title: string;
  /**
   * True where no message of an operation changes its validity, and no name or value on the wire changes. Documenting
   * what the conventions demand of every service is safe.
   */
  readonly isSafe: boolean;
  readonly edits: readonly FileEdit[];
  /** True where something of it is a default of the project. */
  readonly isByDefault?: true;
}

/**
 * What edits do to each file that they change, by its source.
 *
 * @throws Conflict when one edit changes what another one takes away, or both change one value differently.
 */
export function changesOf(edits: readonly FileEdit[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const { source, path, ...edit } of edits) {
    const change = changes.get(source) ?? noChange();
    changes.set(source, change);
    addEdit(change, path, edit);
  }
  return changes;
}
