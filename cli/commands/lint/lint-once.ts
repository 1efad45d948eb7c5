import type { Engine, RuleTally } from '../../../engine/engine.ts';
import { type LintedFiles, lintFiles } from '../../../engine/lint-files.ts';
import type { SeverityNumber } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import type { Log } from '../../../platform/log.ts';
import { refuseOverwriting } from '../../../platform/output.ts';
import { Progress } from '../../../platform/progress.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { hiddenNote } from '../../../reports/conclusion.ts';
import { identitiesOf } from '../../../reports/identities.ts';
import type { ReportOutput } from '../../../reports/outputs.ts';
import { rulesetIdentity } from '../../../reports/ruleset-identity.ts';
import { type ReportedRun, showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { FileReader } from '../../../source/file-reader.ts';
import type { Result } from '../../../source/result.ts';
import type { LintSession } from '../../lint-session.ts';
import { type FilesToLint, filesToLint } from './files-to-lint.ts';
import { baselineFile, type FilteredRun, filterFindings, type LoadedBaseline, loadBaseline } from './finding-filter.ts';
import type { LintCommandOptions } from './options.ts';

/** The arguments and options of `lintel lint`, checked. */
export interface LintJob {
  readonly args: readonly string[];
  readonly options: LintCommandOptions;
  readonly io: Io;
  readonly failSeverity: SeverityNumber;
  readonly maxProblems: number;
  readonly reports: readonly ReportOutput[];
}

/**
 * Lints once: prepares, lints, filters, reports.
 *
 * @throws UsageError where the ruleset, the baseline, git or an output cannot be used.
 */
export async function lintOnce(job: LintJob, session: LintSession, log: Log): Promise<ExitCode> {
  const prepared = await prepare(job, session, log);
  const run = await lintPrepared(prepared, session, log);
  const filtered = await filterRun(run, prepared);
  await report(run, filtered, prepared, log);
  return exitCode(filtered.shown, job.failSeverity);
}

/** A job with what is known before the first file is linted. */
interface PreparedJob extends LintJob, FilesToLint {
  /** The ruleset's name or file, and whether it is a file that nobody named. */
  readonly ruleset: string;
  readonly rulesetFound: boolean;
  readonly engine: Engine;
  readonly baseline: LoadedBaseline | null;
  readonly reader: FileReader;
}

async function prepare(job: LintJob, session: LintSession, log: Log): Promise<PreparedJob> {
  const { args, options, io, reports } = job;
  const engine = await session.loadRuleset();
  session.looksAt(baselineFile(options.baseline, io.cwd));
  const baseline = await loadBaseline(options.baseline, io.cwd);
  const reader = new FileReader(io);
  const toLint = await filesToLint(args, { ...options, rulesetFiles: engine.files ?? [] }, reader, log, io);
  const sources = toLint.files.inputs.filter(({ isStdin }) => !isStdin).map(({ source }) => source);
  const read = [...sources, ...(engine.files ?? []), ...(baseline === null ? [] : [baseline.file])];
  refuseOverwriting(
    reports.map(({ target }) => target),
    read,
  );
  session.looksAt(...toLint.files.inputs.map(({ source }) => source));
  return { ...job, ...session.ruleset, engine, baseline, reader, ...toLint };
}

async function lintPrepared({ files, reader, io }: PreparedJob, session: LintSession, log: Log): Promise<LintedFiles> {
  const { engine, threads } = await session.engine(files.inputs, log);
  const progress = new Progress(io.stderr);
  return lintFiles(files, { engine, threads, readText: reader.read, log, progress, cwd: io.cwd });
}

async function filterRun(run: LintedFiles, prepared: PreparedJob): Promise<FilteredRun> {
  const { files, engine, ruleset, baseline, reader, options, io } = prepared;
  const sources = files.inputs.map(({ source }) => source);
  const changes = options.changedLines === true ? prepared.changes : null;
  return filterFindings(run, { baseline, sources, rules: engine.rules, ruleset, changes }, reader, io.cwd);
}

/** Writes the reports, and on standard error what they do not show. */
async function report(run: LintedFiles, filtered: FilteredRun, prepared: PreparedJob, log: Log): Promise<void> {
  const { reports, options, maxProblems, reader, io } = prepared;
  const reported = reportedRun(filtered, prepared);
  const places = (results: readonly Result[]) => identitiesOf(results, reader.dataOf);
  await writeReports(reports, reported, { color: options.color, maxProblems, textOf: reader.textOf, places }, io);
  if (!showsToPeople(reports)) {
    for (const note of [...hiddenNote(run.hidden), ...(reported.notes ?? [])]) log.say(note);
  }
  if (options.statistics === true) await writeStatistics(run, reports, io);
}

function reportedRun({ shown, known, notes }: FilteredRun, prepared: PreparedJob): ReportedRun {
  const { files, engine, ruleset, shard, reader, options, failSeverity, io } = prepared;
  return {
    ...shown,
    resultsAndProblems: shown.resultsAndProblems.map(reader.named),
    rules: engine.rules,
    ruleset: rulesetIdentity(ruleset, engine, { cwd: io.cwd, root: repositoryRoot(io.cwd) }),
    shard,
    files: files.inputs.map(({ source }) => reader.nameOf(source)),
    quiet: options.quiet === true,
    failSeverity,
    known,
    notes: [...rulesetNote(prepared), ...notes, ...prepared.notes],
  };
}

/** Which ruleset file was found, for people only: a program knows where it runs. */
function rulesetNote({ ruleset, rulesetFound, reports }: PreparedJob): string[] {
  return rulesetFound && showsToPeople(reports) ? [`Ruleset: ${ruleset}`] : [];
}

/** On standard error where a program reads the report on standard output. */
async function writeStatistics(run: LintedFiles, reports: readonly ReportOutput[], io: Io): Promise<void> {
  const { statistics } = await import('../../../reports/statistics.ts');
  const output = showsToPeople(reports) ? io.stdout : io.stderr;
  output.write(`\n${statistics(withoutRepeats(run))}\n`);
}

/** The tallies with the findings of the run: a file that several descriptions refer to is judged with each, and reported once. */
function withoutRepeats({ tallies, results }: LintedFiles): ReadonlyMap<string, RuleTally> {
  const findings = new Map<string, number>();
  for (const { code } of results) findings.set(code, (findings.get(code) ?? 0) + 1);
  return new Map([...tallies].map(([id, tally]) => [id, { ...tally, findings: findings.get(id) ?? 0 }]));
}

function exitCode({ complete, results }: LintedFiles, failSeverity: number): ExitCode {
  if (!complete) return ExitCode.failed;
  return results.some(({ severity }) => severity <= failSeverity) ? ExitCode.findings : ExitCode.clean;
}
