import { isReference, isRemote, joinSource, splitReference } from '../model/description/reference.ts';
import { parseReferenced } from './parse.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Readings } from './readings.ts';
import { UnusableReference } from './unusable-reference.ts';

/** Why a file that a description refers to was not loaded. */
export interface MissingFile {
  /** `broken`: it is there, but cannot be parsed, which its own problems report. */
  readonly kind: 'broken' | 'unreadable' | 'not-followed';
  /** Completes a sentence that begins with the reference: the fact, then the remedy. */
  readonly message: string;
}

/** Reads what references lead to. */
export interface FileAccess {
  /**
   * The text of what a reference names, by its path or address, and the name under which it was found.
   *
   * @throws UnusableReference
   */
  read(name: string): Promise<{ readonly name: string; readonly text: string }>;
}

export interface ReferencedFiles {
  /** The files that can be used, by path or URL. */
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly missing: ReadonlyMap<string, MissingFile>;
  /** All files that were parsed, those included that are broken. */
  readonly parsed: readonly ParsedFile[];
  /** By path or URL, the file in which the first reference to it stands. */
  readonly namedBy: ReadonlyMap<string, ParsedFile>;
}

/**
 * Loads every file that a description refers to, directly or through other files, each once. Files are loaded in waves:
 * those that the last wave refers to, at the same time. What a file from the network says of files of this machine is
 * passed over.
 */
export async function loadReferences(
  root: ParsedFile,
  access: FileAccess,
  readings?: Readings,
): Promise<ReferencedFiles> {
  const files = new Map<string, ParsedFile>();
  const missing = new Map<string, MissingFile>();
  const parsed: ParsedFile[] = [];
  const namedBy = new Map<string, ParsedFile>();
  const known = new Set([root.source]);
  let wave = [root];
  while (wave.length > 0) {
    const names = newNames(wave, known, namedBy);
    const loaded = await Promise.all(names.map((name) => loadFile(name, access, readings)));
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
      namedBy.set(one.source, namedBy.get(name) ?? root);
      if (one.usable) files.set(one.source, one);
      else missing.set(name, { kind: 'broken', message: '' });
      if (one.usable) wave.push(one);
    }
  }
  return { files, missing, parsed, namedBy };
}

/** The names in a wave of files that no earlier one has, and who has each first. */
function newNames(
  wave: readonly ParsedFile[],
  known: ReadonlySet<string>,
  namedBy: Map<string, ParsedFile>,
): readonly string[] {
  const names = new Set<string>();
  for (const file of wave) {
    for (const name of referencedNames(file)) {
      if (known.has(name) || names.has(name)) continue;
      names.add(name);
      namedBy.set(name, file);
    }
  }
  return [...names];
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
  const names = [...references]
    .filter((reference) => reference !== '')
    .map((reference) => joinSource(source, reference));
  return isRemote(source) ? names.filter(isRemote) : names;
}

async function loadFile(name: string, access: FileAccess, readings?: Readings): Promise<ParsedFile | MissingFile> {
  try {
    const file = await access.read(name);
    return await parseReferenced(file.text, file.name, readings);
  } catch (error) {
    if (!(error instanceof UnusableReference)) throw error;
    return { kind: error.kind, message: error.message };
  }
}
