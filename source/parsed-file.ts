import { member } from '../model/description/json.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { InputProblem } from './problem.ts';
import type { Range } from './result.ts';

/** One file as text and as data, with the way back from a path in the data to a range in the text. */
export interface ParsedFile {
  readonly source: string;
  readonly text: string;
  readonly data: unknown;
  /** False when the data is not what the file says, so that findings would mislead. */
  readonly usable: boolean;
  readonly problems: readonly InputProblem[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where the value at a path is written; for a path that leads nowhere, the last value on the way. */
  readonly rangeOf: (path: readonly string[]) => Range;
  /**
   * Where the last key of a path is written, with its quotation marks; null for an item of a list, a whole file, and
   * what is not written.
   */
  readonly keyRangeOf: (path: readonly string[]) => Range | null;
  /**
   * The part of a path that exists in the data: where a key is missing, a finding stands at the object that lacks it.
   */
  readonly existingPath: (path: readonly string[]) => readonly string[];
  /** Why the fast reader left the file to Spectral's parsers; left out where it did not, or was not asked. */
  readonly readSlowly?: string;
}

/** As many keys of a path as there are. */
export function beginningOf(path: readonly string[], length: number): readonly string[] {
  return length === path.length ? path : path.slice(0, length);
}

/** The part of a path that leads to something in data. */
export function existingIn(data: unknown, path: readonly string[]): readonly string[] {
  let value = data;
  let length = 0;
  for (const key of path) {
    value = member(value, key);
    if (value === undefined) break;
    length++;
  }
  return beginningOf(path, length);
}

/** True for a file that is JSON by its name. */
export function isJsonName(source: string): boolean {
  return /\.json$/i.test(source);
}
