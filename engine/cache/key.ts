import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftIn } from '../../platform/drafts.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { isOwn, userCacheFolder } from '../../platform/user-cache.ts';

/** The variable with a key that several machines share. */
const VARIABLE = 'LINTEL_CACHE_KEY';

/** A shorter key could be found out from an entry. */
const SHORTEST = 16;

const FILE = 'cache-key';

/**
 * The key by which a run knows the entries of a cache for its own, or those of a machine that has the same: from
 * LINTEL_CACHE_KEY, else one that is made once for this user. Null where none can be kept.
 *
 * @throws UsageError where the variable has a key that is too short.
 */
export function cacheKey(env: Readonly<Record<string, string | undefined>>): string | null {
  const given = env[VARIABLE] ?? '';
  if (given.length >= SHORTEST) return given;
  if (given !== '')
    throw new UsageError(`${VARIABLE} has ${given.length} characters; give a secret of at least ${SHORTEST}`);
  const folder = userCacheFolder(env);
  return folder === null ? null : keyIn(folder);
}

/** The key that is kept in a folder; made where there is none yet. */
function keyIn(folder: string): string | null {
  const file = join(folder, FILE);
  try {
    const known = read(file);
    if (known !== null) return known;
    make(file, folder);
    return read(file);
  } catch {
    return null;
  }
}

/** Null where there is no such file. */
function read(file: string): string | null {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  const key = stat.isFile() && isOwn(file, 0o077) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[0-9a-f]{64}$/.test(key)) return key;
  throw new Error('this is no key of this user alone');
}

/** Whole or not at all, and never over one that another run has just made. */
function make(file: string, folder: string): void {
  const draft = draftIn(folder);
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
