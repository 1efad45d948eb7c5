import { append } from '../../../model/lib/lists.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { findFiles } from '../../../source/find-files.ts';
import { fileProblem, type InputProblem } from '../../../source/problem.ts';
import { type PairedSides, pairSides } from './pair-sides.ts';
import { isStandardInput, type SideContext, type SideFile, sideOf, sideSince } from './sides.ts';

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
  const [before, after] = [await sideOf(old, context), await sideOf(now, context)];
  const problems = [...before.problems, ...after.problems];
  if (before.files.length === 0 || after.files.length === 0) return { pairs: [], come: [], problems };
  if (before.isFolder !== after.isFolder)
    throw new UsageError('a folder and a file cannot be compared; name two files, or two folders');
  const { pairs, gone, come } = await pairSides(before.files, after.files, titleOf);
  if (pairs.some((pair) => pair.before.name === pair.after.name))
    throw new UsageError(`${old} and ${now} are the same, so that nothing differs; name two versions`);
  const missing = 'the new version has no such description; name it, or leave the old one out';
  return { pairs, come, problems: [...problems, ...gone.map(({ name }) => fileProblem(name, missing))] };
}

async function pairsSince(versions: readonly string[], since: string, context: SideContext): Promise<PairsOfRun> {
  const found = await findFiles(versions, { cwd: context.io.cwd });
  const problems = [...found.problems];
  const pairs: PairedSides['pairs'][number][] = [];
  const come: SideFile[] = [];
  for (const input of found.inputs) {
    const [before, after] = [await sideSince(since, input, context), await sideOf(input.source, context)];
    append(problems, after.problems);
    const [then, now] = [before.files[0], after.files[0]];
    if (now !== undefined && then === undefined) come.push(now);
    else if (now !== undefined && then !== undefined) pairs.push({ before: then, after: now });
  }
  return { pairs, come, problems };
}

/** The title of a description, as far as its text shows it without being parsed. */
async function titleOf(file: SideFile): Promise<string | null> {
  const { text } = await file.read();
  return /[{,\s]["']?title["']?\s*:\s*["']?([^"',}\n]+)/.exec(text)?.[1]?.trim() ?? null;
}
