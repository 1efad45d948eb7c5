import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { reasonOf } from './error-text.ts';
import type { Io } from './io.ts';
import { realPath } from './paths-on-disk.ts';
import { UsageError } from './usage-error.ts';
import { piecesOf, type TextPieces, writeFileWhole, writePieces } from './write-file.ts';

/** Where a report goes. */
export interface Destination {
  /** Null for standard output. */
  readonly file: string | null;
  /**
   * @param isMadeOfCommands True for lines that CI systems are meant to take for commands.
   * @throws UsageError when the file cannot be written; it is then left as it was.
   */
  readonly write: (text: TextPieces, isMadeOfCommands?: boolean) => void | Promise<void>;
}

/**
 * Standard output, or the file that was asked for; one that can never be written is reported before the work begins.
 *
 * @throws UsageError
 */
export function destination(output: string | undefined, io: Io): Destination {
  if (output === undefined)
    return { file: null, write: (text, isMadeOfCommands = false) => writeToStandardOutput(text, isMadeOfCommands, io) };
  const named = resolve(io.cwd, output);
  const known = statOf(named);
  if (known?.isDirectory()) throw new UsageError(`the output ${output} is a folder; name a file in it`);
  if (!statOf(dirname(named))?.isDirectory())
    throw new UsageError(`the folder of the output ${output} does not exist; create it first`);
  const file = known === undefined ? named : realpathSync(named);
  const isOrdinary = known?.isFile() ?? true;
  checkAccess(file, isOrdinary, known, output);
  return { file, write: (text) => writeTo(file, text, isOrdinary, output) };
}

/**
 * Checks that no output would replace a file that the run reads.
 *
 * @throws UsageError
 */
export function refuseOverwriting(outputs: readonly Destination[], inputs: readonly string[]): void {
  const taken = new Set(inputs.map(realPath));
  const target = outputs.find(({ file }) => file !== null && taken.has(realPath(file)));
  if (target !== undefined)
    throw new UsageError(`the output ${target.file} is a file that this run reads; name another file for the output`);
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** An ordinary file is replaced by its draft, which needs the folder; a device or pipe is written to. */
function checkAccess(file: string, isOrdinary: boolean, known: Stats | undefined, output: string): void {
  try {
    if (known !== undefined) accessSync(file, constants.W_OK);
    if (isOrdinary) accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw unwritable(output, error);
  }
}

/**
 * A stream keeps what it has written until a turn of its own, so that a long report would stay in memory as a whole.
 */
async function writeToStandardOutput(text: TextPieces, isMadeOfCommands: boolean, { stdout }: Io): Promise<void> {
  for (const piece of piecesOf(text)) {
    if (isMadeOfCommands && stdout.writeCommands !== undefined) stdout.writeCommands(piece);
    else stdout.write(piece);
    await nextTurn();
  }
}

function writeTo(file: string, text: TextPieces, isOrdinary: boolean, output: string): void {
  try {
    if (isOrdinary) writeFileWhole(file, text);
    else writePieces(file, text);
  } catch (error) {
    throw unwritable(output, error);
  }
}

function unwritable(output: string, error: unknown): UsageError {
  return new UsageError(`the output ${output} cannot be written (${reasonOf(error)}); choose another file`, {
    cause: error,
  });
}
