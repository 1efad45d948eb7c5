import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { slashed } from './file-paths.ts';

/** Where links lead in the end, with forward slashes; the path itself where nothing is there. */
export function realPath(path: string): string {
  try {
    return slashed(realpathSync(path));
  } catch {
    return slashed(path);
  }
}

/** False also for what cannot be looked at, such as a link that leads to itself. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** What is known of a path itself, and not of what it links to; null where nothing is there that may be looked at. */
export function ownStats(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}
