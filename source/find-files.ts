import { readdirSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { slashed } from '../platform/file-paths.ts';
import { repositoryRoot } from '../platform/repository.ts';
import { foundKind } from './found-kind.ts';
import { IGNORE_FILE, type IsIgnored, ignoredByFiles, ignoredByPatterns } from './ignored-files.ts';
import { openText } from './open-texts.ts';
import { fileProblem, type InputProblem, shownPath } from './problem.ts';
import { unreadable } from './read-text.ts';

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
  /** What is said of files in folders that were passed over. */
  readonly notes: readonly string[];
}

/** What is left out of the files that are named. */
export interface LeaveOutOptions {
  /** Patterns in the form of .gitignore, relative to the working folder. */
  readonly ignore?: readonly string[];
  /**
   * True to take every file in a folder that names a version of Swagger, OpenAPI or AsyncAPI, whether or not Lintel
   * reads it.
   */
  readonly strictFiles?: boolean;
}

export interface FindOptions extends LeaveOutOptions {
  readonly cwd: string;
  /** What the projects of some files leave out of them. */
  readonly leftOut?: LeftOut;
  readonly stdinFilepath?: string | undefined;
}

/** Says which of some files, by their absolute paths with forward slashes, are left out. */
export type LeftOut = (paths: readonly string[]) => Promise<IsIgnored>;

const SEARCH = { onlyFiles: true, dot: false, ignore: ['**/node_modules/**'], absolute: true } as const;

/**
 * True for what searching a folder passes over, by the way from the folder: `node_modules`, and names with a dot in
 * front.
 */
export function isPassedOver(way: string): boolean {
  return way.split('/').some((segment) => segment === 'node_modules' || /^\.[^.]/.test(segment));
}

/** How a search goes on. */
interface Search {
  readonly cwd: string;
  readonly strictFiles: boolean;
  readonly isIgnored: IsIgnored;
  readonly isIgnoredByGit: IsIgnored;
  readonly leftOut: LeftOut;
  /** What the files in folders that are passed over are, by path. */
  readonly passedOver: Map<string, string>;
}

/**
 * What the arguments of the command name: files, folders (searched for descriptions), globs, and `-`; without what
 * `!glob`, `ignore` and .lintelignore leave out, and in folders without what .gitignore leaves out. In the order of the
 * arguments, what one argument finds in alphabetic order, each file once.
 */
export async function findFiles(args: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const search = searchOf(args, options);
  const named = args.filter((arg) => !isExclusion(arg));
  const inputs = new Map<string, Input>();
  const problems: InputProblem[] = [];
  let ignored = 0;
  for (const arg of named) {
    const found = arg === '-' ? [stdin(options)] : await expand(arg, search);
    if (!Array.isArray(found)) {
      problems.push(found);
      continue;
    }
    const isIgnored = await ignoredAmong(found, search);
    for (const input of found) {
      if (isIgnored(input)) ignored++;
      else if (!inputs.has(identity(input))) inputs.set(identity(input), input);
    }
  }
  if (inputs.size === 0 && problems.length === 0)
    problems.push(fileProblem((ignored === 0 ? args : named).join(', '), nothingLeft(ignored)));
  return { inputs: [...inputs.values()], problems, notes: notesOf(search) };
}

/** Which inputs are left out; never standard input. */
async function ignoredAmong(inputs: readonly Input[], search: Search): Promise<(input: Input) => boolean> {
  const isLeftOut = await search.leftOut(inputs.filter(({ isStdin }) => !isStdin).map(({ source }) => source));
  return ({ isStdin, source }) => !isStdin && (search.isIgnored(source) || isLeftOut(source));
}

function searchOf(args: readonly string[], options: FindOptions): Search {
  const { cwd, ignore = [], strictFiles = false, leftOut = async () => () => false } = options;
  const here = slashed(cwd);
  const top = repositoryRoot(cwd);
  const byPattern = ignoredByPatterns(here, [...ignore, ...args.filter(isExclusion).map((arg) => arg.slice(1))]);
  const byFile = ignoredByFiles(IGNORE_FILE, top);
  return {
    cwd,
    strictFiles,
    isIgnored: (path) => byPattern(path) || byFile(path),
    isIgnoredByGit: ignoredByFiles('.gitignore', top),
    leftOut,
    passedOver: new Map(),
  };
}

/** True for an argument that leaves out what matches it. */
function isExclusion(arg: string): boolean {
  return arg.startsWith('!') && kindOf(arg) === 'missing';
}

function nothingLeft(ignored: number): string {
  return ignored === 0
    ? 'only what to leave out is named; name files, folders or globs, too'
    : `${ignored === 1 ? 'it is' : 'all files are'} left out by --ignore, a !pattern, ${IGNORE_FILE} or .lintel.yaml; name another file, or change that`;
}

/** At most as many files are named as fit a line or two. */
const SHOWN = 5;

function notesOf({ passedOver, cwd }: Search): string[] {
  if (passedOver.size === 0) return [];
  const files = [...passedOver].map(([path, kind]) => `${shownPath(path, cwd)} (${kind})`);
  const shown = files.length > SHOWN ? [...files.slice(0, SHOWN), `${files.length - SHOWN} more`] : files;
  const passed = files.length === 1 ? '1 file passed over, as it is' : `${files.length} files passed over, as they are`;
  return [
    `${passed} no OpenAPI 3: ${shown.join(', ')}; --strict-files makes ${files.length === 1 ? 'it an error' : 'them errors'}`,
  ];
}

/** Where links lead in the end, so that a file is known again when it is reached by another way. */
function identity({ source, isStdin }: Input): string {
  try {
    return isStdin ? '-' : realpathSync(source);
  } catch {
    return source;
  }
}

/** Of the ways that links make to one file, such as those of a link to a folder above, the shortest. */
function byShortestWay(found: readonly Input[]): Input[] {
  const shortest = new Map<string, Input>();
  for (const input of found) {
    const key = identity(input);
    const known = shortest.get(key);
    if (known === undefined || input.source.length < known.source.length) shortest.set(key, input);
  }
  const kept = new Set(shortest.values());
  return found.filter((input) => kept.has(input));
}

function stdin({ cwd, stdinFilepath }: FindOptions): Input {
  return { source: slashed(resolve(cwd, stdinFilepath ?? STDIN_NAME)), isStdin: true };
}

async function expand(arg: string, search: Search): Promise<Input[] | InputProblem> {
  if (isAddress(arg)) return fileProblem(arg, ADDRESS);
  const path = slashed(resolve(search.cwd, arg));
  const kind = kindOf(path);
  if (kind === 'folder') return searchFolder(path, search);
  if (kind === 'missing' && (await globbing()).isDynamicPattern(arg)) return searchGlob(arg, search);
  return [file(path)];
}

/** Loaded for folders and patterns only: most runs name a file. */
function globbing(): Promise<typeof import('tinyglobby')> {
  return import('tinyglobby');
}

function isAddress(arg: string): boolean {
  return /^https?:\/\//i.test(arg);
}

const ADDRESS =
  'this is an address, and Lintel reads files; fetch it first, for example with `curl -sSfL ADDRESS -o FILE`';

function kindOf(path: string): 'file' | 'folder' | 'missing' {
  // What an editor has open need not be on disk yet.
  if (openText(path) !== undefined) return 'file';
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'missing';
  }
}

async function searchFolder(folder: string, search: Search): Promise<Input[] | InputProblem> {
  try {
    readdirSync(folder);
  } catch (error) {
    return fileProblem(folder, unreadable(error).message);
  }
  const { glob } = await globbing();
  const candidates = await glob('**/*.{yaml,yml,json}', { ...SEARCH, cwd: folder, caseSensitiveMatch: false });
  const paths = candidates
    .map((path) => slashed(path))
    .sort()
    .filter((path) => !search.isIgnored(path) && !search.isIgnoredByGit(path));
  const isLeftOut = await search.leftOut(paths);
  const left = paths.filter((path) => !isLeftOut(path));
  if (left.length === 0 && candidates.length > 0) return fileProblem(folder, ALL_LEFT_OUT);
  const found = byShortestWay(left.filter((path) => isWanted(path, search)).map(file));
  if (found.length > 0) return found;
  return fileProblem(folder, 'there is no OpenAPI description in this folder; name a file, or a folder that holds one');
}

const ALL_LEFT_OUT = `all YAML and JSON in this folder is left out by --ignore, a !pattern, ${IGNORE_FILE}, .lintel.yaml or .gitignore; name another folder, or change that`;

function isWanted(path: string, { strictFiles, passedOver }: Search): boolean {
  const kind = foundKind(path);
  if (kind === null || kind === 'description') return kind !== null;
  if (!strictFiles) passedOver.set(path, kind.other);
  return strictFiles;
}

async function searchGlob(pattern: string, { cwd }: Search): Promise<Input[] | InputProblem> {
  const { glob } = await globbing();
  const found = (await glob(slashed(pattern), { ...SEARCH, cwd, caseSensitiveMatch: process.platform !== 'win32' }))
    .map((path) => slashed(path))
    .sort()
    .map(file);
  if (found.length > 0) return byShortestWay(found);
  return fileProblem(
    pattern,
    'no file matches this pattern; check it, and on a command line quote it so that the shell leaves it alone',
  );
}

function file(source: string): Input {
  return { source, isStdin: false };
}

/** The size of an input in bytes; 0 where it is not known. */
export function sizeOf({ source, isStdin }: Input): number {
  try {
    return isStdin ? 0 : statSync(source).size;
  } catch {
    return 0;
  }
}
