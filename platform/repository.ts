import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The nearest folder with `.git` at or above a folder, with forward slashes; the folder itself when there is none. */
export function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return slashed(folder);
    if (dirname(folder) === folder) return slashed(cwd);
  }
}

/** A file's path from the root of the repository; what lies outside of it, an address and standard input keep their names. */
export function pathInRepository(source: string, root: string): string {
  const base = root.endsWith('/') ? root : `${root}/`;
  return source.startsWith(base) && source.length > base.length ? source.slice(base.length) : source;
}

/** The file that a report names by its path from the root. */
export function pathFromRepository(path: string, root: string): string {
  const isWhole = path.startsWith('/') || path.startsWith('<') || /^[a-z][a-z\d+.-]*:/i.test(path);
  return isWhole ? path : posix.join(root, path);
}

function slashed(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}
