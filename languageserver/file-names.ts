import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAddress, slashed } from '../platform/file-paths.ts';

/**
 * The absolute path of a file, with forward slashes; null for what is on no disk, such as a new file without a name.
 */
export function pathOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? slashed(fileURLToPath(uri)) : null;
  } catch {
    return null;
  }
}

/** The address of a file; of what is fetched, its own. */
export function uriOf(path: string): string {
  return isAddress(path) ? path : pathToFileURL(path).href;
}
