import { statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Io } from './io.ts';
import { reasonOf } from './log.ts';
import { UsageError } from './usage-error.ts';

/** Where a report goes. */
export interface Destination {
  /** Null for standard output. */
  readonly file: string | null;
  /** @throws UsageError when the file cannot be written. */
  readonly write: (text: string) => void;
}

/**
 * Standard output, or the file that was asked for; one that can never be written is told before the work begins.
 *
 * @throws UsageError
 */
export function destination(output: string | undefined, io: Io): Destination {
  if (output === undefined) return { file: null, write: (text) => void io.stdout.write(text) };
  const file = resolve(io.cwd, output);
  if (isFolder(file)) throw new UsageError(`the output ${output} is a folder; name a file in it`);
  if (!isFolder(dirname(file)))
    throw new UsageError(`the folder of the output ${output} does not exist; create it first`);
  return { file, write: (text) => writeTo(file, text, output) };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function writeTo(file: string, text: string, named: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`the output ${named} cannot be written (${reasonOf(error)}); choose another file`, {
      cause: error,
    });
  }
}
