import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { table } from '../../../reports/table.ts';
import { kindProblem } from '../../../source/description-kind.ts';
import { findFiles, type Input } from '../../../source/find-files.ts';
import { loadDescription } from '../../../source/load-description.ts';
import { parseRoot } from '../../../source/parse.ts';
import { type InputProblem, problemLine, shownPath } from '../../../source/problem.ts';
import { readStream, readText } from '../../../source/read-text.ts';
import { ReferenceAccess } from '../../../source/reference-access.ts';
import { referenceProblems } from '../../../source/reference-problems.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import { referenceOptions } from '../../common-options.ts';
import { PATHS_FORMATS, type PathsCommandOptions } from './options.ts';

/** One path as the command prints it. */
interface PathLine {
  readonly path: string;
  readonly class: string;
  readonly reason: string;
}

/**
 * Prints what Lintel takes each path of a description for, and why, so that a user sees why a rule spoke or kept silent.
 *
 * @throws UsageError
 */
export async function runPathsCommand(file: string, options: PathsCommandOptions, io: Io): Promise<ExitCode> {
  const format = oneOf('format', options.format, PATHS_FORMATS);
  const { lines, problems } = await withProgress(io, (progress) =>
    linesOf(file, options, (step) => progress.show(`${file}: ${step}`), io),
  );
  const log = new Log(io);
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  if (lines !== null) io.stdout.write(`${format === 'json' ? jsonText(lines, 2) : asTable(lines)}\n`);
  return problems.length === 0 ? ExitCode.clean : ExitCode.failed;
}

async function linesOf(
  file: string,
  options: PathsCommandOptions,
  progress: (step: string) => void,
  io: Io,
): Promise<{ lines: PathLine[] | null; problems: InputProblem[] }> {
  const { inputs, problems } = await findFiles([file], { cwd: io.cwd, stdinFilepath: undefined });
  const [input] = inputs;
  if (input === undefined) return { lines: null, problems: [...problems] };
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
  return { lines: classifyPaths(description).paths.map(lineOf), problems: [...root.problems, ...broken] };
}

async function textOf({ isStdin, source }: Input, io: Io): Promise<string> {
  try {
    return isStdin ? await readStream(io.stdin) : readText(source, { takesPipes: true });
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`${shownPath(source, io.cwd)}: ${error.message}`);
  }
}

function lineOf({ use, class: pathClass, sure, reason }: PathClassification): PathLine {
  return { path: use.key, class: pathClass, reason: sure ? reason : `unsure, so rules keep silent: ${reason}` };
}

function asTable(lines: readonly PathLine[]): string {
  const columns = [{ title: 'path' }, { title: 'class' }, { title: 'reason' }];
  return table(
    columns,
    lines.map(({ path, class: pathClass, reason }) => [path, pathClass, reason]),
  );
}
