import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isAddress, isWholePath, slashed, wayInside } from './file-paths.ts';

/** The nearest folder with `.git` at or above a folder, with forward slashes; the folder itself when there is none. */
export function repositoryRoot(cwd: string): string {
  return slashed(repositoryAround(cwd) ?? cwd);
}

/** The nearest folder with `.git` at or above a folder; null outside of a repository. */
export function repositoryAround(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/**
 * A file's path from the root of the repository; what lies outside of it, an address and standard input keep their
 * names.
 */
export function pathInRepository(source: string, root: string): string {
  return isAddress(source) || !isWholePath(source) ? source : (wayInside(source, root) ?? source);
}

/** The file that a report names by its path from the root. */
export function pathFromRepository(path: string, root: string): string {
  const isWhole = path.startsWith('<') || isAddress(path) || isWholePath(path);
  return isWhole ? path : posix.join(root, path);
}
