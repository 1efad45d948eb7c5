import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { slashed, wayInside } from '../platform/file-paths.ts';
import { UsageError } from '../platform/usage-error.ts';
import { largestFile } from '../source/largest-file.ts';
import { fetchHint } from './fetch-hint.ts';
import { GitFailure, git, tryGit } from './git.ts';

/** A file in a commit. */
interface Blob {
  readonly mode: string;
  readonly id: string;
  /** In bytes; NaN for the commit of a submodule. */
  readonly size: number;
}

/** The id of a commit by what names it; null where there is none. */
async function commitOf(ref: string, cwd: string): Promise<string | null> {
  return /^(-|$)/.test(ref) ? null : await tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], cwd);
}

/** True for what names a commit of the repository around a folder; false also without git. */
export async function isCommit(ref: string, cwd: string): Promise<boolean> {
  try {
    return (await commitOf(ref, cwd)) !== null;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** Files as a commit has them, by their paths on this machine. */
export class CommittedFiles {
  private constructor(
    private readonly top: string,
    private readonly ref: string,
    private readonly blobs: ReadonlyMap<string, Blob>,
  ) {}

  /**
   * @param option The option that names the commit, for messages.
   * @throws UsageError where there is no repository, or no such commit.
   */
  static async at(ref: string, cwd: string, option: string): Promise<CommittedFiles> {
    const top = await topFolder(cwd, option);
    const commit = await commitOf(ref, top);
    if (commit === null) {
      const isShallow = (await tryGit(['rev-parse', '--is-shallow-repository'], top))?.trim() === 'true';
      throw new UsageError(`${option}: there is no commit ${JSON.stringify(ref)} here; ${fetchHint(ref, isShallow)}`);
    }
    const listed = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit.trim()], top);
    return new CommittedFiles(realpathSync(top), ref, new Map(listed.split('\0').filter(Boolean).map(readEntry)));
  }

  /** What messages call a file: `main:.lintel.yaml`. */
  nameOf(file: string): string {
    return `${this.ref}:${this.inRepository(file) ?? file}`;
  }

  /** The root of the repository. */
  get root(): string {
    return slashed(realpathSync(this.top));
  }

  /** The paths on this machine of the files below a folder, in alphabetic order. */
  below(folder: string): string[] {
    const isRoot = slashed(realFolder(folder)) === this.root;
    const inside = this.inRepository(folder);
    if (inside === null && !isRoot) return [];
    const start = isRoot ? '' : `${inside}/`;
    const names = [...this.blobs.keys()].filter((name) => name.startsWith(start));
    return names.sort().map((name) => slashed(join(this.root, name)));
  }

  /** False also outside of the repository. */
  has(file: string): boolean {
    const name = this.inRepository(file);
    return name !== null && this.blobs.has(name);
  }

  /**
   * The text of a file.
   *
   * @throws UsageError where it is none, or too large.
   */
  async read(file: string): Promise<string> {
    const blob = this.blobs.get(this.inRepository(file) ?? '');
    const largest = largestFile();
    if (blob === undefined || !blob.mode.startsWith('100'))
      throw new UsageError(`${this.nameOf(file)} is no regular file; name one`);
    if (blob.size > largest)
      throw new UsageError(
        `${this.nameOf(file)} has more than ${largest / 1_000_000} MB, the most that is read; allow more with --max-file-size`,
      );
    return git(['cat-file', 'blob', blob.id], this.top);
  }

  private inRepository(file: string): string | null {
    return wayInside(join(realFolder(dirname(file)), basename(file)), this.top);
  }
}

async function topFolder(cwd: string, option: string): Promise<string> {
  try {
    return (await git(['rev-parse', '--show-toplevel'], cwd)).replace(/\r?\n$/, '');
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new UsageError(`${option} needs a git repository, and git refuses (${error.message}); run it in a clone`, {
      cause: error,
    });
  }
}

/** Reads `mode type id size<TAB>name`. */
function readEntry(entry: string): [string, Blob] {
  const tab = entry.indexOf('\t');
  const [mode = '', , id = '', size = ''] = entry.slice(0, tab).split(/ +/);
  return [entry.slice(tab + 1), { mode, id, size: Number(size) }];
}

/** Where links lead, also for a folder that is not there any more. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder ? folder : join(realFolder(dirname(folder)), basename(folder));
  }
}
