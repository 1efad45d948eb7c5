import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isUsageError } from '../platform/usage-error.ts';
import { tryGit } from './git.ts';

/** A file's text in the last commit; null where that does not have it, and where there is no repository or no git. */
export async function committedText(file: string): Promise<string | null> {
  try {
    const path = realPath(file);
    return await tryGit(['cat-file', 'blob', `HEAD:./${basename(path)}`], dirname(path));
  } catch (error) {
    if (isUsageError(error)) return null;
    throw error;
  }
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
