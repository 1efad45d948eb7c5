import { decodePercent, isReference, joinSource, splitReference } from '../model/description/reference.ts';
import { parseReferenced } from './parse.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readText, withoutMark } from './read-text.ts';
import { UnreadableInput } from './unreadable-input.ts';

/** Why a file that a description refers to was not loaded. */
export interface MissingFile {
  /** `broken`: it is there, but cannot be parsed, which its own problems report. */
  readonly kind: 'broken' | 'unreadable' | 'not-followed';
  /** Completes a sentence that begins with the reference: the fact, then the remedy. */
  readonly message: string;
}

export interface ReferencedFiles {
  /** The files that can be used, by path or URL. */
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly missing: ReadonlyMap<string, MissingFile>;
  /** All files that were parsed, those included that are broken. */
  readonly parsed: readonly ParsedFile[];
}

/** Timeout for a remote file. */
const TIMEOUT_MS = 20_000;

/**
 * Loads every file that a description refers to, directly or through other files, each once. Files are loaded in waves: those that
 * the last wave refers to, at the same time.
 *
 * @param remoteRefs Whether http(s) references are fetched.
 */
export async function loadReferences(root: ParsedFile, remoteRefs: boolean): Promise<ReferencedFiles> {
  const files = new Map<string, ParsedFile>();
  const missing = new Map<string, MissingFile>();
  const parsed: ParsedFile[] = [];
  const known = new Set([root.source]);
  let wave = [root];
  while (wave.length > 0) {
    const names = [...new Set(wave.flatMap(referencedNames))].filter((name) => !known.has(name));
    const loaded = await Promise.all(names.map((name) => loadFile(name, remoteRefs)));
    wave = [];
    for (const [index, name] of names.entries()) {
      const one = loaded[index];
      known.add(name);
      if (one === undefined || 'kind' in one) {
        if (one !== undefined) missing.set(name, one);
        continue;
      }
      parsed.push(one);
      known.add(one.source);
      if (one.usable) files.set(one.source, one);
      else missing.set(name, { kind: 'broken', message: '' });
      if (one.usable) wave.push(one);
    }
  }
  return { files, missing, parsed };
}

/** The paths or URLs in all `$ref`s of a file, whether or not OpenAPI allows a reference there. */
function referencedNames({ data, source }: ParsedFile): string[] {
  const references = new Set<string>();
  const stack: unknown[] = [data];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isReference(value)) references.add(splitReference(value.$ref).source);
    for (const child of Object.values(value)) if (typeof child === 'object') stack.push(child);
  }
  return [...references].filter((reference) => reference !== '').map((reference) => joinSource(source, reference));
}

async function loadFile(name: string, remoteRefs: boolean): Promise<ParsedFile | MissingFile> {
  if (/^https?:/i.test(name)) return remoteRefs ? fetchFile(name) : NOT_FOLLOWED;
  if (/^[a-z][a-z0-9+.-]+:/i.test(name) && !name.startsWith('file:')) return UNKNOWN_SCHEME;
  const file = await readFile(name);
  const decoded = decodePercent(name);
  if ('kind' in file && decoded !== name) {
    const second = await readFile(decoded);
    if (!('kind' in second)) return second;
  }
  return file;
}

const NOT_FOLLOWED: MissingFile = {
  kind: 'not-followed',
  message: 'was not followed, as it leads onto the network; allow it with --remote-refs, or keep a copy here',
};
const UNKNOWN_SCHEME: MissingFile = {
  kind: 'unreadable',
  message: 'cannot be followed; refer to a file or to an http(s) address',
};

async function readFile(name: string): Promise<ParsedFile | MissingFile> {
  try {
    return await parseReferenced(readText(name), name);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    if (error.missing)
      return { kind: 'unreadable', message: 'names a file that does not exist; create it or correct the reference' };
    return { kind: 'unreadable', message: `names a file that cannot be used: ${error.message}` };
  }
}

async function fetchFile(url: string): Promise<ParsedFile | MissingFile> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return unfetched(`${response.status} ${response.statusText}`.trim());
    return await parseReferenced(withoutMark(await response.text()), url);
  } catch (error) {
    return unfetched(reasonOf(error));
  }
}

function unfetched(reason: string): MissingFile {
  return { kind: 'unreadable', message: `could not be followed (${reason}); check the address and the network` };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
