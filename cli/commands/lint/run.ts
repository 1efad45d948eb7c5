import type { RuleTally } from '../../../engine/engine.ts';
import { chooseRuleset, rulesetPlaces } from '../../../engine/find-ruleset.ts';
import { type LintedFiles, lintFiles } from '../../../engine/lint-files.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { Progress } from '../../../platform/progress.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { hiddenNote } from '../../../reports/conclusion.ts';
import { identitiesOf } from '../../../reports/identities.ts';
import { outputs, type ReportOutput } from '../../../reports/outputs.ts';
import { rulesetIdentity } from '../../../reports/ruleset-identity.ts';
import { showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { type Result, SEVERITIES, type SeverityNumber, severityNumber } from '../../../source/result.ts';
import { parseShard } from '../../../source/shard.ts';
import { CACHE_FOLDER, LintSession } from '../../lint-session.ts';
import { filesToLint } from './files-to-lint.ts';
import { baselineFile, type FilteredFindings, filterFindings, loadBaseline } from './finding-filter.ts';

/** The options of `lintel lint` as the command line gives them. */
export interface LintCommandOptions {
  readonly ruleset: string;
  /** True when nobody asked for the ruleset, and a file was found. */
  readonly rulesetFound?: boolean;
  /** True when somebody asked for it, so that it does not depend on which files there are. */
  readonly rulesetGiven?: boolean;
  readonly format: readonly string[];
  readonly output: readonly string[];
  readonly shard?: string;
  readonly failSeverity: string;
  readonly quiet?: boolean;
  readonly statistics?: boolean;
  readonly color?: boolean;
  readonly remoteRefs?: boolean;
  readonly stdinFilepath?: string;
  readonly threads?: string;
  /** A file; false for none. */
  readonly baseline?: string | false;
  readonly since?: string;
  readonly changedLines?: boolean;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}

/** What the command is to do, checked. */
interface Job {
  readonly args: readonly string[];
  readonly options: LintCommandOptions;
  readonly io: Io;
  readonly failSeverity: SeverityNumber;
  readonly reports: readonly ReportOutput[];
}

/**
 * Lints what the arguments name and writes the report.
 *
 * @throws UsageError
 */
export async function runLintCommand(args: readonly string[], options: LintCommandOptions, io: Io): Promise<ExitCode> {
  const job = checked(args, options, io);
  const session = new LintSession(options, io);
  if (options.watch !== true) return lintOnce(job, session, new Log(io));
  const { watch } = await import('./watch.ts');
  let current = { job, session };
  const files = job.reports.flatMap(({ target }) => target.file ?? []);
  return watch({
    io,
    args,
    written: [...files, options.cacheLocation ?? CACHE_FOLDER],
    newLog: () => new Log(io),
    run: async (changed, log) => {
      current = withRuleset(current.job, current.session);
      current.session.begin(changed);
      if (options.rulesetGiven !== true) current.session.looksAt(...rulesetPlaces(io.cwd));
      await lintOnce(current.job, current.session, log);
      return current.session.read;
    },
  });
}

/** The same with the ruleset that holds by now: its file may have come or gone since the last run. */
function withRuleset(job: Job, session: LintSession): { job: Job; session: LintSession } {
  if (job.options.rulesetGiven === true) return { job, session };
  const chosen = chooseRuleset(undefined, job.io.cwd);
  if (chosen.ruleset === job.options.ruleset) return { job, session };
  const options = { ...job.options, ...chosen };
  return { job: { ...job, options }, session: new LintSession(options, job.io) };
}

function checked(args: readonly string[], options: LintCommandOptions, io: Io): Job {
  const failSeverity = severityNumber(oneOf('severity', options.failSeverity, SEVERITIES));
  if (args.length === 0)
    throw new UsageError('no files are named; name files, folders or globs, or - for standard input');
  if (options.shard !== undefined) parseShard(options.shard);
  if (options.changedLines === true && options.since === undefined)
    throw new UsageError('--changed-lines does not say since when; add --since GITREF');
  if (options.watch === true && args.includes('-'))
    throw new UsageError('standard input cannot be watched; name files, or leave --watch out');
  return { args, options, io, failSeverity, reports: outputs(options.format, options.output, io) };
}

async function lintOnce(job: Job, session: LintSession, log: Log): Promise<ExitCode> {
  const { options, io } = job;
  const engine = await session.ruleset();
  const { rules } = engine;
  session.looksAt(baselineFile(options.baseline, io.cwd));
  const baseline = await loadBaseline(options.baseline, io.cwd);
  const reader = new FileReader(io);
  const { files, shard, changes, notes } = await filesToLint(
    job.args,
    { ...options, rulesetFiles: engine.files ?? [] },
    reader,
    log,
    io,
  );
  const sources = files.inputs.map(({ source }) => source);
  session.looksAt(...sources);
  const progress = new Progress(io.stderr);
  const context = { readText: reader.read, log, progress, cwd: io.cwd };
  const run = await lintFiles(files, { ...(await session.engine(files.inputs, log)), ...context });
  const lines = options.changedLines === true ? changes : null;
  const selection = await filterFindings(
    run,
    { baseline, sources, rules, ruleset: options.ruleset, lines },
    reader,
    io.cwd,
  );
  const told = only(run, selection);
  const reported = {
    ...told,
    resultsAndProblems: told.resultsAndProblems.map(reader.named),
    rules,
    ruleset: rulesetIdentity(options.ruleset, engine, { cwd: io.cwd, root: repositoryRoot(io.cwd) }),
    shard,
    files: sources.map(reader.nameOf),
    quiet: options.quiet === true,
    failSeverity: job.failSeverity,
    known: selection.known,
    notes: [...rulesetNote(options, job.reports), ...selection.notes, ...notes],
  };
  const places = (results: readonly Result[]) => identitiesOf(results, reader.dataOf);
  await writeReports(job.reports, reported, { color: options.color, textOf: reader.textOf, places }, io);
  if (!showsToPeople(job.reports)) for (const note of [...hiddenNote(run.hidden), ...reported.notes]) log.say(note);
  if (options.statistics === true) await writeStatistics(run, job.reports, io);
  return exitCode(told, job.failSeverity);
}

/** Which ruleset was found, for people only: a program knows where it runs. */
function rulesetNote({ ruleset, rulesetFound }: LintCommandOptions, reports: readonly ReportOutput[]): string[] {
  return rulesetFound === true && showsToPeople(reports) ? [`Ruleset: ${ruleset}`] : [];
}

/** A run without the findings that are left out. */
function only(run: LintedFiles, { rest }: FilteredFindings): LintedFiles {
  const left = (results: readonly Result[]) => results.flatMap((result) => rest(result) ?? []);
  return { ...run, results: left(run.results), resultsAndProblems: left(run.resultsAndProblems) };
}

/** Beside a report that a program reads, the table stays out of its way. */
async function writeStatistics(run: LintedFiles, reports: readonly ReportOutput[], io: Io): Promise<void> {
  const { statistics } = await import('../../../reports/statistics.ts');
  const output = showsToPeople(reports) ? io.stdout : io.stderr;
  output.write(`\n${statistics(withoutRepeats(run))}\n`);
}

/** What several descriptions refer to is judged with each of them, but told once. */
function withoutRepeats({ tallies, results }: LintedFiles): ReadonlyMap<string, RuleTally> {
  const findings = new Map<string, number>();
  for (const { code } of results) findings.set(code, (findings.get(code) ?? 0) + 1);
  return new Map([...tallies].map(([id, tally]) => [id, { ...tally, findings: findings.get(id) ?? 0 }]));
}

function exitCode({ complete, results }: LintedFiles, failSeverity: number): ExitCode {
  if (!complete) return ExitCode.failed;
  return results.some(({ severity }) => severity <= failSeverity) ? ExitCode.findings : ExitCode.clean;
}
