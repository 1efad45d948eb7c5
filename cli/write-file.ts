import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let drafts = 0;

/**
 * Writes a file wholly or not at all: a reader, another run that writes the same file, a full disk and Ctrl-C leave the old content or
 * the new one.
 */
export function writeFileWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}-${drafts++}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Makes a folder with those above it. Node's own `recursive` never ends where the system has a folder but makes none in it, as in
 * /proc: it takes ENOENT for a missing parent and tries again.
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

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
