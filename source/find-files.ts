import { readdirSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { isObject } from '../model/description/json.ts';
import { fileProblem, type InputProblem } from './problem.ts';
import { readText, unreadable } from './read-text.ts';

/** What reports call a text that came on standard input without a name; Spectral's word for it. */
export const STDIN_NAME = '<STDIN>';

/** Something to lint: a file by its absolute path with forward slashes, or standard input. */
export interface Input {
  readonly source: string;
  readonly isStdin: boolean;
}

export interface FoundFiles {
  readonly inputs: readonly Input[];
  readonly problems: readonly InputProblem[];
}

export interface FindOptions {
  readonly cwd: string;
  readonly stdinFilepath?: string | undefined;
}

const SEARCH = { onlyFiles: true, dot: false, ignore: ['**/node_modules/**'], absolute: true } as const;

/**
 * What the arguments of the command name: files, folders (searched for descriptions), globs, and `-`. In the order of
 * the arguments, what one argument finds in alphabetic order, each file once.
 */
export async function findFiles(args: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const inputs = new Map<string, Input>();
  const problems: InputProblem[] = [];
  for (const arg of args) {
    const found = arg === '-' ? [stdin(options)] : await expand(arg, options.cwd);
    if (!Array.isArray(found)) problems.push(found);
    else for (const input of found) if (!inputs.has(identity(input))) inputs.set(identity(input), input);
  }
  return { inputs: [...inputs.values()], problems };
}

/** Where links lead in the end, so that a file is known again when it is reached by another way. */
function identity({ source, isStdin }: Input): string {
  try {
    return isStdin ? '-' : realpathSync(source);
  } catch {
    return source;
  }
}

function stdin({ cwd, stdinFilepath }: FindOptions): Input {
  return { source: slashed(resolve(cwd, stdinFilepath ?? STDIN_NAME)), isStdin: true };
}

async function expand(arg: string, cwd: string): Promise<Input[] | InputProblem> {
  const path = slashed(resolve(cwd, arg));
  const kind = kindOf(path);
  if (kind === 'folder') return searchFolder(path);
  if (kind === 'missing' && isDynamicPattern(arg)) return searchGlob(arg, cwd);
  return [file(path)];
}

function kindOf(path: string): 'file' | 'folder' | 'missing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'missing';
  }
}

async function searchFolder(folder: string): Promise<Input[] | InputProblem> {
  try {
    readdirSync(folder);
  } catch (error) {
    return fileProblem(folder, unreadable(error).message);
  }
  const candidates = await glob('**/*.{yaml,yml,json}', { ...SEARCH, cwd: folder, caseSensitiveMatch: false });
  const found = candidates.map(slashed).sort().filter(looksLikeDescription).map(file);
  if (found.length > 0) return found;
  return fileProblem(folder, 'there is no OpenAPI description in this folder; name a file, or a folder that holds one');
}

async function searchGlob(pattern: string, cwd: string): Promise<Input[] | InputProblem> {
  const found = (await glob(pattern, { ...SEARCH, cwd })).map(slashed).sort().map(file);
  if (found.length > 0) return found;
  return fileProblem(pattern, 'no file matches this pattern; check it, and quote it so that the shell leaves it alone');
}

function file(source: string): Input {
  return { source, isStdin: false };
}

/**
 * True for a file whose root has the key `openapi` or `swagger`; guessed from the text, since a folder may hold thousands
 * of other files. What cannot be read counts, so that it is reported instead of passed over.
 */
function looksLikeDescription(path: string): boolean {
  let text: string;
  try {
    text = readText(path);
  } catch {
    return true;
  }
  if (!/^\s*\{/.test(text)) return /^(["']?)(openapi|swagger)\1[ \t]*:/m.test(text);
  return /"(openapi|swagger)"\s*:/.test(text) && hasRootKey(text);
}

function hasRootKey(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) && ('openapi' in data || 'swagger' in data);
  } catch {
    return true;
  }
}

function slashed(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

/** The size of an input in bytes; 0 where it is not known. */
export function sizeOf({ source, isStdin }: Input): number {
  try {
    return isStdin ? 0 : statSync(source).size;
  } catch {
    return 0;
  }
}
