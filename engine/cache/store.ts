import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../../platform/error-text.ts';
import { makeFolder, writeFileWhole } from '../../platform/write-file.ts';
import { readText } from '../../source/read-text.ts';
import { type CacheEntry, deserialized, serialized } from './entry.ts';

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
 * Keeps outcomes in a folder, one file each. A file begins with the signature of the rest (HMAC-SHA256, RFC 2104): what
 * was cut off, edited or written by somebody without the key is taken for nothing. Where nothing can be written,
 * `complain` hears of it once.
 */
export function folderStore(folder: string, key: string, complain: (reason: string) => void): Store {
  let isWritable = true;
  return {
    get: (name) => read(folder, name, key),
    put: (name, entry) => {
      if (!isWritable) return;
      try {
        prepare(folder);
        const text = serialized(entry);
        writeFileWhole(join(folder, name), `${signature(key, name, text)}\n${text}`);
      } catch (error) {
        isWritable = false;
        complain(reasonOf(error));
      }
    },
  };
}

/** Files of the cache: entries, and drafts of them. */
const OWN = /^(\.gitignore|[0-9a-f]{32}\.json|\.lintel-.*)$/;

/**
 * Keeps the folder out of version control by a file of its own, unless it holds what is not the cache's, which that
 * would hide.
 */
function prepare(folder: string): void {
  makeFolder(folder);
  if (readdirSync(folder).some((name) => !OWN.test(name))) return;
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function read(folder: string, name: string, key: string): CacheEntry | null {
  try {
    const content = readText(join(folder, name));
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return isSame(content.slice(0, Math.max(0, end)), signature(key, name, text)) ? deserialized(text) : null;
  } catch {
    return null;
  }
}

/** What only who has the key can write; the name is part of it, so that an entry is none under another name. */
function signature(key: string, name: string, text: string): string {
  return createHmac('sha256', key).update(`${name}\n`).update(text).digest('hex');
}

/** Takes as long whatever differs. */
function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** A short name for content, the same for the same content. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
