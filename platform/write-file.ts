import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftIn } from './drafts.ts';
import { isFolder } from './paths-on-disk.ts';

/** A text, or its pieces one after the other: of a long one only a piece need be in memory. */
export type TextPieces = string | Iterable<string>;

/** The pieces of a text. */
export function piecesOf(text: TextPieces): Iterable<string> {
  return typeof text === 'string' ? [text] : text;
}

/**
 * Writes a file wholly or not at all: a reader, another run that writes the same file, a full disk and Ctrl-C leave the
 * old content or the new one. What a killed run left in the folder is removed.
 *
 * @param mode Of the file; left out, as the system makes new files.
 *
 * @throws Error of the file system.
 */
export function writeFileWhole(file: string, text: TextPieces | Buffer, mode?: number): void {
  const draft = draftIn(dirname(file));
  try {
    writePieces(draft, text, { flag: 'wx', ...(mode !== undefined && { mode }) });
    if (mode !== undefined) chmodSync(draft, mode & 0o7777);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Writes to a file or device as it is; with `wx` to a file that is not there yet.
 *
 * @throws Error of the file system.
 */
export function writePieces(
  file: string,
  text: TextPieces | Buffer,
  { flag = 'w', mode = 0o666 }: { readonly flag?: 'w' | 'wx'; readonly mode?: number } = {},
): void {
  const descriptor = openSync(file, flag, mode);
  try {
    for (const piece of Buffer.isBuffer(text) ? [text] : piecesOf(text)) writeFileSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a folder with those above it. Node's own `recursive` never ends where the system has a folder but makes none in
 * it, as in /proc: it takes ENOENT for a missing parent and tries again.
 *
 * @throws Error of the file system.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}
