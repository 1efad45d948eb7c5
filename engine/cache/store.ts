import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../../platform/error-text.ts';
import { makeFolder, writeFileWhole } from '../../platform/write-file.ts';
import { readText } from '../../source/read-text.ts';
import type { LintedFile } from '../engine.ts';

/** What came of linting one description, and of what content that is true. */
export interface CacheEntry {
  /** Digest of the description's own text and of all that is no file. */
  readonly key: string;
  /** Digests of the files that it refers to; null for one that could not be read. */
  readonly dependencies: readonly (readonly [name: string, digest: string | null])[];
  readonly file: LintedFile;
}

/** Keeps outcomes under names. */
export interface Store {
  /** Null where nothing, or nothing of use, is kept. */
  get(name: string): CacheEntry | null;
  put(name: string, entry: CacheEntry): void;
}

/** Keeps outcomes as long as the program runs. */
export function memoryStore(): Store {
  const entries = new Map<string, CacheEntry>();
  return { get: (name) => entries.get(name) ?? null, put: (name, entry) => void entries.set(name, entry) };
}

/**
 * Keeps outcomes in a folder, one file each. A file begins with the digest of the rest: what was cut off, edited or written by somebody
 * else is taken for nothing. Where nothing can be written, `complain` hears of it once.
 */
export function folderStore(folder: string, complain: (reason: string) => void): Store {
  let isWritable = true;
  return {
    get: (name) => read(join(folder, name)),
    put: (name, entry) => {
      if (!isWritable) return;
      try {
        prepare(folder);
        const text = serialized(entry);
        writeFileWhole(join(folder, name), `${digestOf(text)}\n${text}`);
      } catch (error) {
        isWritable = false;
        complain(reasonOf(error));
      }
    },
  };
}

/** Keeps the folder out of version control by a file of its own. */
function prepare(folder: string): void {
  makeFolder(folder);
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function read(path: string): CacheEntry | null {
  try {
    const content = readText(path);
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return end > 0 && content.slice(0, end) === digestOf(text) ? deserialized(text) : null;
  } catch {
    return null;
  }
}

function serialized({ file, ...rest }: CacheEntry): string {
  return JSON.stringify({ ...rest, file: { ...file, tallies: [...file.tallies] } });
}

function deserialized(text: string): CacheEntry {
  const { file, ...rest } = JSON.parse(text);
  return { ...rest, file: { ...file, tallies: new Map(file.tallies) } };
}

/** A short name for content, the same for the same content. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
