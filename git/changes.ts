import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isAddress, wayInside } from '../platform/file-paths.ts';
import { realPath } from '../platform/paths-on-disk.ts';
import { UsageError } from '../platform/usage-error.ts';
import { fetchHint, UNSHALLOW } from './fetch-hint.ts';
import { GitFailure, git, tryGit } from './git.ts';

/** Lines from the first to the last, both counted from 0. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * What a branch has changed since it left another one: its commits, what is staged, what is not, and files that git
 * does not track. What the other branch changed meanwhile does not count.
 */
export interface Changes {
  /** Whether the file's content may differ; true as well where git does not know the file. */
  touches(file: string): boolean;
  /** The same, but only where git knows that it differs. */
  hasChanged(file: string): boolean;
  /** Whether the file was there and is not any more. */
  removed(file: string): boolean;
  /** The lines that are new in the file, or null when all are. */
  linesOf(file: string): Promise<readonly Lines[] | null>;
}

/**
 * @throws UsageError when this is no git repository, or the commit or its history cannot be had.
 */
export async function changesSince(ref: string, cwd: string): Promise<Changes> {
  const top = await topFolder(cwd);
  const base = await mergeBase(ref, top);
  const diff = ['diff', '--no-ext-diff', '--find-renames'];
  const [status, tracked] = await Promise.all([
    git([...diff, '--name-status', '-z', base, '--'], top),
    git(['ls-files', '-z'], top),
  ]);
  const changed = readStatus(status);
  const known = new Set(split(tracked));
  const names = new Names(top);
  const hasChanged = (file: string) => names.of(file).some((name) => changed.has(name));
  return {
    hasChanged,
    touches: (file) => hasChanged(file) || (existsSync(file) && !known.has(names.of(file).at(-1) ?? '')),
    removed: (file) => !existsSync(file) && names.of(file).some((name) => changed.get(name)?.removed === true),
    linesOf: async (file) => {
      const name = names.of(file).at(-1) ?? '';
      if (!known.has(name)) return null;
      const change = changed.get(name);
      if (change === undefined) return [];
      const paths = [...new Set([change.from, name])];
      const literal = ['--literal-pathspecs', ...diff, '--unified=0', '--text', '--no-color', '--no-textconv'];
      return newLines(await git([...literal, base, '--', ...paths], top));
    },
  };
}

async function topFolder(cwd: string): Promise<string> {
  try {
    return (await git(['rev-parse', '--show-toplevel'], cwd)).replace(/\r?\n$/, '');
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const reason = /not a git repository/.test(error.message)
      ? 'this folder is in no git repository'
      : `git refuses (${error.message})`;
    throw new UsageError(`--since needs a git repository, and ${reason}; leave --since out, or run it in a clone`, {
      cause: error,
    });
  }
}

/** Where HEAD left the other branch; before the first commit, the empty tree, so that everything is new. */
async function mergeBase(ref: string, top: string): Promise<string> {
  const hasCommit = (await tryGit(['rev-parse', '--verify', '--quiet', 'HEAD'], top)) !== null;
  if (ref === 'HEAD' && !hasCommit) return (await git(['hash-object', '-t', 'tree', '/dev/null'], top)).trim();
  const isShallow = (await tryGit(['rev-parse', '--is-shallow-repository'], top))?.trim() === 'true';
  const commit = /^(-|$)/.test(ref) ? null : await tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], top);
  if (commit === null)
    throw new UsageError(`--since: there is no commit ${JSON.stringify(ref)} here; ${fetchHint(ref, isShallow)}`);
  if (!hasCommit) throw new UsageError('--since needs a commit to compare, and this branch has none yet; commit first');
  const base = await tryGit(['merge-base', commit.trim(), 'HEAD'], top);
  if (base !== null) return base.trim();
  throw new UsageError(
    isShallow
      ? `--since: this clone is too shallow to tell where ${ref} and HEAD part; ${UNSHALLOW}`
      : `--since: ${ref} and HEAD have no commit in common; name a commit of the same history`,
  );
}

/** How one file differs. */
interface Change {
  /** Under which name it was known before; its own when it is new. */
  readonly from: string;
  readonly removed: boolean;
}

/** Reads `--name-status -z`: a letter and one name, or, of what was renamed or copied, two. */
function readStatus(text: string): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  const fields = split(text).values();
  for (const letter of fields) {
    const name = fields.next().value ?? '';
    if (/^[RC]/.test(letter)) {
      if (letter.startsWith('R')) changes.set(name, { from: name, removed: true });
      changes.set(fields.next().value ?? '', { from: name, removed: false });
    } else changes.set(name, { from: name, removed: letter === 'D' });
  }
  return changes;
}

/** The new lines of a diff without context; every line of content in it begins with a sign. */
function newLines(diff: string): Lines[] {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)]
    .map(([, start, count = '1']) => ({ first: Number(start) - 1, last: Number(start) - 2 + Number(count) }))
    .filter(({ first, last }) => last >= first);
}

function split(text: string): string[] {
  return text.split('\0').filter((part) => part !== '');
}

/** What git calls a file. */
class Names {
  private readonly folders = new Map<string, string>();

  constructor(private readonly top: string) {}

  /**
   * The name of a link, if it is one, and the name of what it leads to; none for what lies outside of the repository.
   */
  of(file: string): string[] {
    if (isAddress(file)) return [];
    const itself = `${this.folder(dirname(file))}/${basename(file)}`;
    return [...new Set([itself, realPath(itself)])].flatMap((path) => wayInside(path, this.top) ?? []);
  }

  private folder(path: string): string {
    const known = this.folders.get(path);
    if (known !== undefined) return known;
    const found = realPath(path);
    this.folders.set(path, found);
    return found;
  }
}
