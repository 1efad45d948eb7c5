import type { Position } from '../source/result.ts';

/** One entry of a file of traffic, as it is written. */
export interface RawItem {
  /** In the file, from 0. */
  readonly index: number;
  /** Where it begins. */
  readonly start: Position;
  /** Null for one that has more bytes than are read at once. */
  readonly text: string | null;
  /** False where its bytes are no UTF-8; those that are wrong stand as U+FFFD. */
  readonly isUtf8: boolean;
}

/** As many bytes of one entry as are kept. */
export const MOST_BYTES = 50_000_000;
