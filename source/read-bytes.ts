import { closeSync, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { largestFile } from './largest-file.ts';
import { TooLargeInput, UnreadableInput } from './unreadable-input.ts';

/** Read at once, where a file does not say its size. */
const CHUNK = 65_536;

export interface ReadOptions {
  /** Whether a pipe may stand in for the file, as `<(command)` gives one. */
  readonly takesPipes?: boolean;
  /** Whether bytes that are no UTF-8 are read as U+FFFD, and not refused. */
  readonly takesOtherBytes?: boolean;
  /** In bytes; that of the run when it is left out. */
  readonly largest?: number;
}

/**
 * The content of a regular file. Devices are refused, as they have no end. The size is counted while reading: a file
 * below /proc says that it is empty, and another one may grow.
 *
 * @throws UnreadableInput, and what Node throws.
 */
export function readBytes(path: string, { takesPipes = false, largest = largestFile() }: ReadOptions = {}): Buffer {
  refuseOther(statSync(path), takesPipes);
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > largest) throw tooLarge(largest);
    return readToEnd(file, Math.max(size + 1, CHUNK), largest);
  } finally {
    closeSync(file);
  }
}

function refuseOther(stats: Stats, takesPipes: boolean): void {
  if (stats.isFile() || stats.isDirectory() || (takesPipes && stats.isFIFO())) return;
  throw new UnreadableInput('this is no regular file; name one');
}

function readToEnd(file: number, chunkSize: number, largest: number): Buffer {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkSize);
    const length = readSync(file, chunk);
    if (length === 0) return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, length));
    total += length;
    if (total > largest) throw tooLarge(largest);
  }
}

/** Of a file or of what a stream brings. */
export function tooLarge(largest: number): TooLargeInput {
  return new TooLargeInput(
    `it has more than ${largest / 1_000_000} MB, the most that is read; split it, or allow more with --max-file-size`,
  );
}
