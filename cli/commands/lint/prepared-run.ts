import type { LintRequest, RuleInfo, RuleTally } from '../../../engine/engine.ts';
import { type LintedFiles, lintFiles } from '../../../engine/lint-files.ts';
import { type SeverityNumber, severityNumber } from '../../../framework/severity.ts';
import { countEach } from '../../../model/lib/count-each.ts';
import { greatest } from '../../../model/lib/lists.ts';
import { collectSoonerFor } from '../../../platform/heap-growth.ts';
import type { Io } from '../../../platform/io.ts';
import type { Log } from '../../../platform/log.ts';
import { refuseOverwriting } from '../../../platform/output.ts';
import { withProgress } from '../../../platform/progress.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { hiddenNote } from '../../../reports/conclusion.ts';
import { identitiesOf } from '../../../reports/identities.ts';
import type { ReportOutput } from '../../../reports/outputs.ts';
import { joinedIdentity, type RulesetIdentity, rulesetIdentity } from '../../../reports/ruleset-identity.ts';
import { outputBeside, type ReportedRun, showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { type Input, sizeOf } from '../../../source/find-files.ts';
import type { Result } from '../../../source/result.ts';
import { isOfProject } from '../../held-settings.ts';
import { combined, type LintGroup, type LintSession } from '../../lint-session.ts';
import { type IsShown, namesOfOnly, onlyFindings } from '../../only-findings.ts';
import { baselinesOf } from './baselines-of-run.ts';
import { type FilesToLint, filesToLint } from './files-to-lint.ts';
import { type BaselinePart, baselineFile, type FilteredRun, filterFindings } from './finding-filter.ts';
import { withFixSettings } from './mendable-findings.ts';
import type { LintCommandOptions } from './options.ts';

/** The arguments and options of `lintel lint`, checked. */
export interface LintJob {
  readonly args: readonly string[];
  readonly options: LintCommandOptions;
  readonly io: Io;
  readonly maxProblems: number;
  readonly reports: readonly ReportOutput[];
}

/** A job with what is known before the first file is linted. */
export interface PreparedJob extends LintJob, FilesToLint {
  /** What is linted, by project. */
  readonly groups: readonly LintGroup[];
  readonly ruleset: RulesetIdentity;
  readonly rules: readonly RuleInfo[];
  readonly baselines: readonly BaselinePart[];
  readonly only: IsShown | null;
  readonly reader: FileReader;
}

/**
 * Finds the files, their settings and rulesets, and the baselines.
 *
 * @throws UsageError where the settings, the ruleset, the baseline, git or an output cannot be used.
 */
export async function prepare(job: LintJob, session: LintSession, log: Log): Promise<PreparedJob> {
  const { args, options, io, reports } = job;
  const reader = new FileReader(io);
  let named: LintGroup[] = [];
  const filesBehind = async (inputs: readonly Input[]) => {
    named = await session.groups(inputs);
    return { rulesets: named.flatMap(({ engine }) => engine.files ?? []), projects: [...session.projectPlaces] };
  };
  const toLint = await filesToLint(
    args,
    { ...options, leftOut: session.leftOut, references: session.references },
    filesBehind,
    reader,
    log,
    io,
  );
  const groups = withInputs(named, toLint.files.inputs);
  session.looksAt(...groups.map(({ settings }) => baselineFile(settings.baseline, io.cwd)));
  const baselines = await baselinesOf(groups, await session.settings({}), options, io.cwd);
  const { rules, files = [] } = combined(named);
  const ruleset = identityOf(named, io.cwd);
  const only =
    options.only === undefined
      ? null
      : onlyFindings(namesOfOnly(options.only), { rules, ruleset: ruleset.name, judged: 'document' });
  const sources = toLint.files.inputs.filter(({ isStdin }) => !isStdin).map(({ source }) => source);
  const ofProjects = named.flatMap(({ settings }) => settings.project?.file ?? []);
  const read = [...sources, ...files, ...ofProjects, ...baselines.map(({ baseline }) => baseline.file)];
  refuseOverwriting(
    reports.map(({ target }) => target),
    read,
  );
  session.looksAt(...toLint.files.inputs.map(({ source }) => source));
  return { ...job, groups, ruleset, rules, baselines, only, reader, ...toLint };
}

/** The groups with those of their inputs that this run lints. */
function withInputs(groups: readonly LintGroup[], inputs: readonly Input[]): LintGroup[] {
  const linted = new Set(inputs);
  return groups.map((group) => ({ ...group, inputs: group.inputs.filter((input) => linted.has(input)) }));
}

/** Of all that is named, so that each shard has the same. */
function identityOf(groups: readonly LintGroup[], cwd: string): RulesetIdentity {
  const places = { cwd, root: repositoryRoot(cwd) };
  return joinedIdentity(groups.map(({ settings, engine }) => rulesetIdentity(settings.ruleset.value, engine, places)));
}

/** Lints the files. `requestFor` says for each of them what is wanted beside the findings. */
export async function lintPrepared(
  { files, groups, reader, io }: PreparedJob,
  session: LintSession,
  log: Log,
  requestFor: (input: Input) => LintRequest,
  readText: (input: Input) => Promise<string> = reader.read,
): Promise<LintedFiles> {
  const { engine, threads } = await session.engine(groups, files.inputs, log);
  collectSoonerFor(greatest(files.inputs.map(sizeOf), 0));
  const context = { engine, threads, readText, requestFor, log, cwd: io.cwd };
  return withProgress(io, (progress) => lintFiles(files, { ...context, progress }));
}

/** Leaves out the findings that are not to be shown. */
export async function filterRun(run: LintedFiles, prepared: PreparedJob): Promise<FilteredRun> {
  const { baselines, only, reader, options } = prepared;
  const changes = options.changedLines === true ? prepared.changes : null;
  return filterFindings(run, { baselines, changes, only }, reader);
}

/** Writes the reports, and on standard error what they do not show. */
export async function report(run: LintedFiles, filtered: FilteredRun, prepared: PreparedJob, log: Log): Promise<void> {
  const { reports, options, maxProblems, reader, io } = prepared;
  const reported = await withShownFixes(reportedRun(filtered, prepared), prepared);
  const places = (results: readonly Result[]) => identitiesOf(results, reader.dataOf);
  await writeReports(reports, reported, { color: options.color, maxProblems, textOf: reader.textOf, places }, io);
  if (!showsToPeople(reports)) {
    for (const note of [...hiddenNote(run.hidden), ...(reported.notes ?? [])]) log.say(note);
  }
  if (options.statistics === true) await writeStatistics(run, prepared);
}

function reportedRun({ shown, known, notes }: FilteredRun, prepared: PreparedJob): ReportedRun {
  const { files, groups, rules, ruleset, shard, reader, options } = prepared;
  const results = withFixSettings(shown.results, groups);
  const resultsAndProblems = withFixSettings(shown.resultsAndProblems, groups);
  return {
    ...shown,
    results,
    resultsAndProblems: resultsAndProblems.map(reader.named),
    rules,
    ruleset,
    shard,
    files: files.inputs.map(({ source }) => reader.nameOf(source)),
    quiet: options.quiet === true,
    failSeverity: leastSevere(groups),
    known,
    notes: [...rulesetNotes(prepared), ...notes, ...prepared.notes],
  };
}

/** The run with the fixes of its findings as edits of texts, where these are to be shown. */
async function withShownFixes(run: ReportedRun, { options, files, reader }: PreparedJob): Promise<ReportedRun> {
  if (options.fixes !== true) return run;
  const { withTextFixes } = await import('../../../fixing/text-fix.ts');
  const stdin = files.inputs.find(({ isStdin }) => isStdin)?.source;
  const given = stdin === undefined ? null : { source: stdin, text: reader.textOf(stdin) ?? '' };
  return { ...run, resultsAndProblems: withTextFixes(run.resultsAndProblems, given).map(reader.named) };
}

/** The severity that fails in any project: a report that shows what fails shows all of it. */
function leastSevere(groups: readonly LintGroup[]): SeverityNumber {
  return greatest(groups.map(({ settings }) => severityNumber(settings.failSeverity.value))) as SeverityNumber;
}

/** Which rulesets were found, for people only: a program knows where it runs. */
function rulesetNotes({ groups, reports }: PreparedJob): string[] {
  if (!showsToPeople(reports)) return [];
  const notes = groups.flatMap(({ settings: { ruleset, rulesetFound, project } }) => {
    if (rulesetFound) return [`Ruleset: ${ruleset.value}`];
    return project !== null && isOfProject(ruleset) ? [`Ruleset: ${ruleset.value} (${project.name})`] : [];
  });
  return [...new Set(notes)];
}

async function writeStatistics(run: LintedFiles, { reports, rules, only, io }: PreparedJob): Promise<void> {
  const { statistics } = await import('../../../reports/statistics.ts');
  outputBeside(reports, io).write(
    `\n${statistics(withoutRepeats(run, rules, only ?? (() => true)), run.readSlowly)}\n`,
  );
}

/**
 * The tallies with the findings of the run, of the rules that are shown: a file that several descriptions refer to is
 * judged with each, and reported once.
 */
function withoutRepeats(
  { tallies, results }: LintedFiles,
  rules: readonly RuleInfo[],
  isShown: IsShown,
): ReadonlyMap<string, RuleTally> {
  const findings = countEach(results.filter(isShown).map(({ code }) => code));
  const shown = new Set(rules.filter(({ id, statements }) => isShown({ code: id, statements })).map(({ id }) => id));
  const counted = [...tallies].filter(([id]) => shown.has(id) || findings.has(id));
  return new Map(counted.map(([id, tally]) => [id, { ...tally, findings: findings.get(id) ?? 0 }]));
}
