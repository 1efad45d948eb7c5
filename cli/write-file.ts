import { renameSync, rmSync, writeFileSync } from 'node:fs';

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
