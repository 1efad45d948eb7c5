import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommittedFiles, isCommit } from '../../../git/committed-files.ts';
import { append } from '../../../model/lib/lists.ts';
import { slashed } from '../../../platform/file-paths.ts';
import { isFolder } from '../../../platform/paths-on-disk.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { findFiles, isPassedOver } from '../../../source/find-files.ts';
import { fileProblem, type InputProblem } from '../../../source/problem.ts';
import { type Pair, type PairedSides, pairByTitle, pairSides } from './pair-sides.ts';
import { committedFolder, isStandardInput, type SideContext, type SideFile, sideOf, sideSince } from './sides.ts';

/** The pairs of a run, and what cannot be paired. */
export interface PairsOfRun extends Pick<PairedSides, 'pairs'> {
  readonly problems: readonly InputProblem[];
  /** Descriptions that only the new version has. */
  readonly come: readonly SideFile[];
}

/**
 * What the arguments name: two versions, or files of which a commit has the older ones.
 *
 * @throws UsageError where they name anything else, one thing twice, or what git does not have.
 */
export function pairsOfRun(
  versions: readonly string[],
  since: string | undefined,
  context: SideContext,
): Promise<PairsOfRun> {
  return since === undefined ? pairsOfTwo(versions, context) : pairsSince(versions, since, context);
}

async function pairsOfTwo([old, now, ...others]: readonly string[], context: SideContext): Promise<PairsOfRun> {
  if (old === undefined || now === undefined || others.length > 0) {
    const count = now === undefined ? '1 is' : `${others.length + 2} are`;
    throw new UsageError(
      `diff compares two versions, and ${count} named; write lintel diff OLD NEW, or lintel diff --since REV FILE`,
    );
  }
  if (isStandardInput(old) && isStandardInput(now))
    throw new UsageError('standard input can be one version only; name a file, or REV:PATH, for the other');
  const { cwd } = context.io;
  if (!existsSync(resolve(cwd, old)) && (await isCommit(old, cwd)))
    throw new UsageError(
      `${old} is a commit, and no file; write lintel diff --since ${old} ${now}, or name the file in it, as ${old}:PATH`,
    );
  const [before, after] = [await sideOf(old, context), await sideOf(now, context)];
  const problems = [...before.problems, ...after.problems];
  if (before.files.length === 0 || after.files.length === 0) return { pairs: [], come: [], problems };
  if (before.isFolder !== after.isFolder)
    throw new UsageError('a folder and a file cannot be compared; name two files, or two folders');
  const paired = await pairSides(before.files, after.files, titleOf);
  if (paired.pairs.some((pair) => pair.before.name === pair.after.name))
    throw new UsageError(`${old} and ${now} are the same, so that nothing differs; name two versions`);
  return { ...paired, problems: [...problems, ...missingIn(paired)] };
}

const GONE = 'the new version has no such description; name it, or leave the old one out';
const NO_FILE = 'there is no such file; check the path';

/** Descriptions that only the old version has. */
function missingIn({ gone }: PairedSides): InputProblem[] {
  return gone.map(({ name }) => fileProblem(name, GONE));
}

async function pairsSince(versions: readonly string[], since: string, context: SideContext): Promise<PairsOfRun> {
  const { cwd } = context.io;
  const commit = await CommittedFiles.at(since, cwd, '--since');
  const found = await findFiles(versions, { cwd });
  const problems = [...found.problems];
  const pairs: Pair[] = [];
  const come: SideFile[] = [];
  for (const { source } of found.inputs) {
    const [before, after] = [sideSince(commit, source, context.reader), await sideOf(source, context)];
    append(problems, after.problems);
    const [now] = after.files;
    if (!existsSync(source)) problems.push(fileProblem(source, before === null ? NO_FILE : GONE));
    else if (now !== undefined && before === null) come.push(now);
    else if (now !== undefined && before !== null) pairs.push({ before, after: now });
  }
  const gone: SideFile[] = [];
  for (const folder of versions.map((version) => resolve(cwd, version)).filter(isFolder))
    append(gone, await goneFrom(folder, commit, context));
  const moved = await pairByTitle(gone, come, titleOf);
  return { pairs: [...pairs, ...moved.pairs], come: moved.come, problems: [...problems, ...missingIn(moved)] };
}

/** The descriptions that a commit has in a folder, and that are there no more. */
async function goneFrom(folder: string, commit: CommittedFiles, { reader }: SideContext): Promise<SideFile[]> {
  const files = await committedFolder(commit, slashed(folder), reader);
  return files.filter(({ source, way }) => !existsSync(source) && !isPassedOver(way));
}

/** The title of a description, as far as its text shows it without being parsed. */
async function titleOf(file: SideFile): Promise<string | null> {
  const { text } = await file.read();
  return /[{,\s]["']?title["']?\s*:\s*["']?([^"',}\n]+)/.exec(text)?.[1]?.trim() ?? null;
}
