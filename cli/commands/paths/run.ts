import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { leftOutByProjects } from '../../../project/left-out.ts';
import { Projects } from '../../../project/projects.ts';
import { table } from '../../../reports/table.ts';
import { kindProblem } from '../../../source/description-kind.ts';
import { findFiles, type Input, type LeftOut } from '../../../source/find-files.ts';
import { loadDescription } from '../../../source/load-description.ts';
import { parseRoot } from '../../../source/parse.ts';
import { type InputProblem, problemLine, shownPath } from '../../../source/problem.ts';
import { readStream, readText } from '../../../source/read-text.ts';
import { ReferenceAccess } from '../../../source/reference-access.ts';
import { referenceProblems } from '../../../source/reference-problems.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import { referenceOptions } from '../../common-options.ts';
import { filesOfProject, NO_FILES } from '../../project-files.ts';
import { PATHS_FORMATS, type PathsCommandOptions } from './options.ts';

/** One path as the command prints it. */
interface PathLine {
  /** From the working folder. */
  readonly file: string;
  readonly path: string;
  readonly class: string;
  readonly reason: string;
}

interface ReadPaths {
  /** Null for what is no description. */
  readonly lines: readonly PathLine[] | null;
  readonly problems: readonly InputProblem[];
}

/**
 * Prints what Lintel takes each path of some descriptions for, and why, so that a user sees why a rule spoke or kept
 * silent.
 *
 * @throws UsageError
 */
export async function runPathsCommand(
  args: readonly string[],
  options: PathsCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const format = oneOf('format', options.format, PATHS_FORMATS);
  const projects = new Projects(io.cwd);
  const named = args.length > 0 ? args : await filesOfProject(projects, io.cwd);
  if (named.length === 0) throw new UsageError(NO_FILES);
  const leftOut: LeftOut = (paths) => leftOutByProjects(paths, projects);
  const { inputs, problems, notes } = await findFiles(named, { cwd: io.cwd, leftOut });
  const read: ReadPaths[] = [{ lines: null, problems }];
  await withProgress(io, async (progress) => {
    for (const input of inputs) {
      const name = shownPath(input.source, io.cwd);
      read.push(await pathsOf(input, options, (step) => progress.show(`${name}: ${step}`), io));
    }
  });
  const log = new Log(io);
  for (const note of notes) log.say(note);
  for (const problem of read.flatMap((one) => one.problems)) log.say(problemLine(problem, io.cwd));
  const known = read.flatMap(({ lines }) => (lines === null ? [] : [lines]));
  if (known.length > 0) io.stdout.write(`${format === 'json' ? jsonText(known.flat(), 2) : asTable(known)}\n`);
  return read.every((one) => one.problems.length === 0) ? ExitCode.clean : ExitCode.failed;
}

async function pathsOf(
  input: Input,
  options: PathsCommandOptions,
  progress: (step: string) => void,
  io: Io,
): Promise<ReadPaths> {
  const root = await parseRoot(await textOf(input, io), input.source);
  const kind = root.usable ? kindProblem(root) : null;
  if (!root.usable || kind !== null)
    return { lines: null, problems: [...root.problems, ...(kind === null ? [] : [kind])] };
  progress('reading what it refers to');
  const { description, missing, fileOf } = await loadDescription(
    root,
    new ReferenceAccess(input.source, referenceOptions(options, io.cwd)),
  );
  progress('classifying paths');
  const broken = referenceProblems(description, { missing }, fileOf);
  const file = shownPath(input.source, io.cwd);
  const lines = classifyPaths(description).paths.map((path) => lineOf(path, file));
  return { lines, problems: [...root.problems, ...broken] };
}

async function textOf({ isStdin, source }: Input, io: Io): Promise<string> {
  try {
    return isStdin ? await readStream(io.stdin) : readText(source, { takesPipes: true });
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`${shownPath(source, io.cwd)}: ${error.message}`);
  }
}

function lineOf({ use, class: pathClass, sure, reason }: PathClassification, file: string): PathLine {
  return { file, path: use.key, class: pathClass, reason: sure ? reason : `unsure, so rules keep silent: ${reason}` };
}

/** The paths of one description, or those of several with the file of each. */
function asTable(known: readonly (readonly PathLine[])[]): string {
  const titles = [...(known.length > 1 ? (['file'] as const) : []), 'path', 'class', 'reason'] as const;
  return table(
    titles.map((title) => ({ title })),
    known.flat().map((line) => titles.map((title) => line[title])),
  );
}
