import { resolve } from 'node:path';
import { type Baseline, entriesOf, nameFor } from '../../../baseline/baseline.ts';
import { compareWithBaseline } from '../../../baseline/compare.ts';
import { Coverage, judgedIds } from '../../../baseline/fixed.ts';
import type { BaselineGroup } from '../../../baseline/group.ts';
import type { Recording } from '../../../baseline/update.ts';
import { type LintedFiles, lintFiles } from '../../../engine/lint-files.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { refuseOverwriting } from '../../../platform/output.ts';
import { withProgress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { type FoundFiles, findFiles } from '../../../source/find-files.ts';
import { shownPath } from '../../../source/problem.ts';
import { combined, type LintGroup } from '../../lint-session.ts';
import { type IsShown, namesOfOnly, onlyFindings } from '../../only-findings.ts';
import type { BaselineJob } from './job.ts';

/** Everything that was found, and how it is to be recorded. */
export interface Found {
  readonly run: LintedFiles;
  readonly recording: Recording;
}

/** What a baseline of deleted files leads to. */
const NO_FILES: FoundFiles = { inputs: [], problems: [], notes: [] };

/**
 * Lints files, and holds what is found against a baseline.
 *
 * @throws UsageError
 */
export async function find(
  args: readonly string[],
  known: Baseline,
  group: BaselineGroup | null,
  { file, options, session, io }: BaselineJob,
): Promise<Found> {
  const log = new Log(io);
  const reader = new FileReader(io);
  const files =
    args.length === 0 ? NO_FILES : await findFiles(args, { ...options, cwd: io.cwd, leftOut: session.leftOut });
  const groups = await session.groups(files.inputs);
  refuseInVain(groups, file, io.cwd);
  const { rules, files: rulesetFiles = [] } = combined(groups);
  const isRecorded = recordedBy(options.only, groups);
  const sources = files.inputs.map(({ source }) => source);
  refuseOverwriting([{ file, write: () => undefined }], [...sources, ...rulesetFiles]);
  for (const note of files.notes) log.say(note);
  const engine = await session.engine(groups, files.inputs, log);
  const context = { ...engine, readText: reader.read, log, cwd: io.cwd, requestFor: () => ({ forBaseline: true }) };
  const run = await withProgress(io, (progress) => lintFiles(files, { ...context, progress }));
  const found = await entriesOf(run.results, file, reader.dataOf);
  const ofRule = new Map(rules.map(({ id, statements }) => [id, statements]));
  const judged = judgedIds(rules).filter((code) => isRecorded({ code, statements: ofRule.get(code) ?? [] }));
  const recording: Recording = {
    descriptions: sources.map((source) => nameFor(source, file)),
    found,
    recorded: run.results.map(isRecorded),
    comparison: compareWithBaseline(found, known),
    coverage: new Coverage(file, sources, judged),
    group,
  };
  return { run, recording };
}

/**
 * What is recorded for a file has to be what lint looks at for it.
 *
 * @throws UsageError where the project of a file has another baseline, or none.
 */
function refuseInVain(groups: readonly LintGroup[], file: string, cwd: string): void {
  for (const { settings, inputs } of groups) {
    const { value, from } = settings.baseline;
    const [input] = inputs;
    if (input === undefined || (value !== false && resolve(cwd, value) === file)) continue;
    const name = shownPath(input.source, cwd);
    throw new UsageError(
      value === false
        ? `${name} belongs to a project without a baseline (${from}); name one with -o FILE, or leave the file out`
        : `the baseline for ${name} is ${value} (${from}), so another one would not be looked at; write -o ${value} for the files of that project, and leave them out here`,
    );
  }
}

/** Whether a finding is one of those that `--only` names; any without it. */
function recordedBy(only: readonly string[] | undefined, groups: readonly LintGroup[]): IsShown {
  if (only === undefined) return () => true;
  const { rules } = combined(groups);
  const ruleset = [...new Set(groups.map(({ settings }) => settings.ruleset.value))].join(' + ');
  return onlyFindings(namesOfOnly(only), { rules, ruleset, judged: 'document' });
}

/** Says that a run was not complete, and that nothing came of it. */
export function sayIncomplete(done: string, io: Io): void {
  new Log(io).say(`nothing was ${done}, as not everything could be judged; correct that, or leave those files out`);
}
