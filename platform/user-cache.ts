import { existsSync, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { makeFolder } from './write-file.ts';

/**
 * The folder for what Lintel keeps for this user beyond a run, made where it is not there; null where there is none
 * that only this user writes to: what lies in it is believed.
 */
export function userCacheFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  try {
    const caches = cachesOf(env);
    const folder = join(caches, 'lintel');
    makeFolder(caches);
    makeOwn(folder);
    return isOwn(folder, 0o022) ? folder : null;
  } catch {
    return null;
  }
}

/** Another run may be quicker. */
function makeOwn(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Where the caches of a user's programs are (XDG Base Directory Specification, and what macOS and Windows have). */
function cachesOf({ XDG_CACHE_HOME = '', LOCALAPPDATA = '' }: Readonly<Record<string, string | undefined>>): string {
  if (isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === 'win32' && isAbsolute(LOCALAPPDATA)) return LOCALAPPDATA;
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

/**
 * True for what belongs to this user and gives others none of some permissions; Windows has no such owners and
 * permissions.
 */
export function isOwn(path: string, permissions: number): boolean {
  const { uid, mode } = statSync(path);
  return process.getuid === undefined || (uid === process.getuid() && (mode & permissions) === 0);
}
