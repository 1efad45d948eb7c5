import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { VersionText } from '../../../diff/version.ts';
import { CommittedFiles } from '../../../git/committed-files.ts';
import { isYamlOrJson, slashed, wayTo } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import { findFiles, STDIN_NAME } from '../../../source/find-files.ts';
import type { FileAccess } from '../../../source/load-references.ts';
import type { InputProblem } from '../../../source/problem.ts';
import { ReferenceAccess, type ReferenceOptions } from '../../../source/reference-access.ts';
import { UnusableReference } from '../../../source/unusable-reference.ts';

/** A description on one side of a comparison, not yet read. */
export interface SideFile {
  /**
   * By which it is paired with one of the other side: the way from the folder that was named; empty for a file that was
   * named itself.
   */
  readonly way: string;
  /** The file on this machine: where it is, or would be. */
  readonly source: string;
  /** What findings call it. */
  readonly name: string;
  /** @throws UnreadableInput and UsageError */
  readonly read: () => Promise<VersionText>;
}

export interface Side {
  readonly files: readonly SideFile[];
  /** True where a folder was named. */
  readonly isFolder: boolean;
  readonly problems: readonly InputProblem[];
}

/** What is needed to find the files of a side. */
export interface SideContext {
  readonly io: Io;
  readonly reader: FileReader;
  readonly references: ReferenceOptions;
  readonly stdinFilepath?: string | undefined;
}

/**
 * The descriptions that one argument names: a file, a folder, standard input, or `REV:PATH`.
 *
 * @throws UsageError where there is no such commit, or no such file in it.
 */
export async function sideOf(arg: string, context: SideContext): Promise<Side> {
  const revision = existsSync(resolve(context.io.cwd, arg)) ? null : revisionOf(arg);
  return revision === null ? sideOnDisk(arg, context) : sideOfCommit(revision.ref, revision.path, arg, context);
}

/** `REV:PATH`, as git writes it; a letter before a slash is a drive, and an address is no revision. */
function revisionOf(arg: string): { readonly ref: string; readonly path: string } | null {
  const [, ref, path] = /^([^:]+):(.*)$/s.exec(arg) ?? [];
  if (ref === undefined || path === undefined) return null;
  if (/^[a-z]$/i.test(ref) && /^[\\/]/.test(path)) return null;
  return path.startsWith('//') ? null : { ref, path };
}

async function sideOnDisk(arg: string, { io, reader, references, stdinFilepath }: SideContext): Promise<Side> {
  const { inputs, problems } = await findFiles([arg], { cwd: io.cwd, stdinFilepath });
  const folder = resolve(io.cwd, arg);
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  const files = inputs.map((input): SideFile => {
    const { source } = input;
    return {
      way: isFolder ? wayTo(source, folder) : '',
      source,
      name: reader.nameOf(source),
      read: async () => ({
        text: await reader.read(input),
        source,
        access: new ReferenceAccess(source, references),
        nameOf: reader.nameOf,
      }),
    };
  });
  return { files, isFolder, problems };
}

/** The same file as it was in a commit; null where that has none. */
export function sideSince(commit: CommittedFiles, source: string, reader: FileReader): SideFile | null {
  return commit.has(source) ? committedFile(commit, source, '', reader) : null;
}

async function sideOfCommit(ref: string, path: string, arg: string, { io, reader }: SideContext): Promise<Side> {
  const commit = await CommittedFiles.at(ref, io.cwd, arg);
  // As git has it, from the root of the repository; else from here.
  const whole = [resolve(path.startsWith('.') ? io.cwd : commit.root, path), resolve(io.cwd, path)].map((one) =>
    slashed(one),
  );
  const file = whole.find((one) => commit.has(one));
  if (file !== undefined) return { files: [committedFile(commit, file, '', reader)], isFolder: false, problems: [] };
  const folder = whole.find((one) => commit.below(one).length > 0);
  if (folder === undefined)
    throw new UsageError(
      `${arg}: the commit has no such file; check the path, which begins at the root of the repository`,
    );
  return { files: await committedFolder(commit, folder, reader), isFolder: true, problems: [] };
}

/** The descriptions that a commit has in a folder. */
export async function committedFolder(commit: CommittedFiles, folder: string, reader: FileReader): Promise<SideFile[]> {
  const files: SideFile[] = [];
  for (const one of commit.below(folder).filter(isYamlOrJson)) {
    if (/^[\s{]*["']?openapi["']?\s*:/m.test(await commit.read(one)))
      files.push(committedFile(commit, one, wayTo(one, folder), reader));
  }
  return files;
}

function committedFile(commit: CommittedFiles, source: string, way: string, reader: FileReader): SideFile {
  const nameOf = (name: string) => (commit.has(name) ? commit.nameOf(name) : name);
  const read = async (name: string) => {
    const text = await commit.read(name);
    reader.keep(nameOf(name), text);
    return text;
  };
  return {
    way,
    source,
    name: nameOf(source),
    read: async () => ({ text: await read(source), source, access: accessTo(commit, read), nameOf }),
  };
}

/** What references of a committed file lead to, in the same commit. */
function accessTo(commit: CommittedFiles, read: (name: string) => Promise<string>): FileAccess {
  return {
    read: async (name) => {
      if (commit.has(name)) return { name, text: await read(name) };
      throw new UnusableReference('unreadable', 'leads to no file of this commit; correct it, or commit the file');
    },
  };
}

/** True for standard input, which can be read once only. */
export function isStandardInput(arg: string): boolean {
  return arg === '-' || arg === STDIN_NAME;
}
