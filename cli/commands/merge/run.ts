import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { SEVERITIES, type SeverityName, severityNumber } from '../../../framework/severity.ts';
import { append, least } from '../../../model/lib/lists.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { slashed, wayInside } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import type { Format } from '../../../reports/formats.ts';
import { identitiesOf } from '../../../reports/identities.ts';
import { type JoinedRun, joinReports } from '../../../reports/merge/join-reports.ts';
import { readReport } from '../../../reports/merge/read-report.ts';
import type { ReadReport, ReportKind } from '../../../reports/merge/report-contents.ts';
import { outputs, type ReportOutput } from '../../../reports/outputs.ts';
import { writeReports } from '../../../reports/write-reports.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { isInputProblem, shownPath } from '../../../source/problem.ts';
import { lineAndColumn, type Result } from '../../../source/result.ts';
import { maxProblems } from '../../common-options.ts';
import { settingsHere } from '../../held-settings.ts';
import type { MergeCommandOptions } from './options.ts';

/** What a format shows that another one does not hold. */
const HELD_BY: Readonly<Record<ReportKind, (format: Format) => boolean>> = {
  sarif: () => true,
  json: (format) => format !== 'sarif' && format !== 'junit',
  junit: (format) => format === 'junit',
};

/**
 * Joins the reports of several runs into one, with the exit code that one run over all files would have.
 *
 * @throws UsageError
 */
export async function runMergeCommand(
  args: readonly string[],
  options: MergeCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const asked = options.failSeverity === undefined ? null : oneOf('severity', options.failSeverity, SEVERITIES);
  const shown = maxProblems(options.maxProblems);
  const reports = await readAll(args, io);
  const kind = reports[0]?.kind ?? 'json';
  const targets = outputs(options.format, options.output, io, kind);
  checkHeld(targets, kind);
  const { failSeverity } = await settingsHere({}, io);
  const run = joinReports(reports, severityNumber(asked ?? ownSeverity(reports) ?? failSeverity.value));
  tellWhatIsMissing(reports, run, io);
  const reader = new FileReader(io);
  const root = repositoryRoot(io.cwd);
  const textOf = (source: string) => (isInside(source, root) ? reader.textOf(source) : null);
  const dataOf = async (source: string) => (isInside(source, root) ? reader.dataOf(source) : undefined);
  const places = async (results: readonly Result[]) => run.places ?? identitiesOf(results, dataOf);
  const presentation = { color: options.color, maxProblems: shown, version: run.version, textOf, places };
  await writeReports(targets, run, presentation, io);
  if (!run.complete) return ExitCode.failed;
  return run.results.some(({ severity }) => severity <= run.failSeverity) ? ExitCode.findings : ExitCode.clean;
}

/** A report may name any file; only those of the repository are read and quoted. */
function isInside(source: string, root: string): boolean {
  try {
    return wayInside(slashed(realpathSync(source)), slashed(realpathSync(root))) !== null;
  } catch {
    return false;
  }
}

async function readAll(args: readonly string[], io: Io): Promise<ReadReport[]> {
  if (args.length === 0) throw new UsageError('no reports are named; name the reports of all shards');
  const root = repositoryRoot(io.cwd);
  const reports: ReadReport[] = [];
  const names: string[] = [];
  for (const arg of args) append(names, await expand(arg, io.cwd));
  return withProgress(io, async (progress) => {
    for (const [index, name] of names.entries()) {
      progress.show(`${index + 1}/${names.length} ${name}: reading`);
      reports.push(await readReport(name, resolve(io.cwd, name), root));
    }
    return reports;
  });
}

async function expand(arg: string, cwd: string): Promise<string[]> {
  if (existsSync(resolve(cwd, arg)) || !isDynamicPattern(arg)) return [arg];
  const found = await glob(arg, { cwd, onlyFiles: true });
  if (found.length > 0) return found.sort();
  throw new UsageError(`no report matches ${arg}; check the pattern`);
}

function checkHeld(targets: readonly ReportOutput[], kind: ReportKind): void {
  const more = targets.find(({ format }) => !HELD_BY[kind](format));
  if (more === undefined) return;
  throw new UsageError(`${kind} reports do not hold all that ${more.format} shows; merge SARIF reports instead`);
}

/**
 * JUnit reports show what failed their runs, and nothing else; null for the others, for which it is as for `lintel
 * lint`.
 */
function ownSeverity(reports: readonly ReadReport[]): SeverityName | null {
  const shown = reports.flatMap(({ kind, run }) => (kind === 'junit' && run !== null ? [run.shows] : []));
  return shown.length === 0 ? null : (SEVERITIES[least(shown)] ?? null);
}

function tellWhatIsMissing(reports: readonly ReadReport[], run: JoinedRun, io: Io): void {
  const log = new Log(io);
  for (const { source, range, message } of run.resultsAndProblems.filter(isInputProblem)) {
    log.say(`${shownPath(source, io.cwd)}:${lineAndColumn(range.start)}: ${message}`);
  }
  for (const { name, complete, results } of reports) {
    if (!complete && !results.some(isInputProblem))
      log.say(`${name}: not everything could be judged; the log of that run says why`);
  }
}
