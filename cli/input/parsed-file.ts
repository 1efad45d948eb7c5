import type { Range } from '../engine/result.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Problem } from './problem.ts';

/** One file as text and as data, with the way back from a path in the data to a range in the text. */
export interface ParsedFile {
  readonly source: string;
  readonly text: string;
  readonly data: unknown;
  /** False when the data is not what the file says, so that findings would mislead. */
  readonly usable: boolean;
  readonly problems: readonly Problem[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where the value at a path is written; for a path that leads nowhere, the last value on the way. */
  readonly rangeOf: (path: readonly string[]) => Range;
}

export function isJsonName(source: string): boolean {
  return /\.json$/i.test(source);
}
