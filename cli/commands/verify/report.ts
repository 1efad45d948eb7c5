import { counted, listed } from '../../../framework/messages.ts';
import { severityNumber } from '../../../framework/severity.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { Log } from '../../../platform/log.ts';
import { destination } from '../../../platform/output.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { rulesetIdentity } from '../../../reports/ruleset-identity.ts';
import { table } from '../../../reports/table.ts';
import { showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { type InputProblem, problemResult } from '../../../source/problem.ts';
import { compareResults, type Result } from '../../../source/result.ts';
import type { CoverageRow } from '../../../traffic/coverage.ts';
import type { TrafficRun } from '../../../traffic/traffic-run.ts';
import type { VerifyCommandOptions } from './options.ts';
import type { PreparedRun } from './prepare.ts';

/** What a run came to. */
interface VerifyReport {
  readonly run: TrafficRun;
  readonly results: readonly Result[];
  /** By what each is known again in another recording. */
  readonly identities: ReadonlyMap<Result, string>;
  /** How many the baseline knows. */
  readonly known: number;
  readonly problems: readonly InputProblem[];
  readonly files: readonly string[];
  readonly prepared: PreparedRun;
}

/**
 * Writes the reports of a run.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeVerifyReports(report: VerifyReport, options: VerifyCommandOptions, io: Io): Promise<void> {
  const { run, problems, prepared, identities, known } = report;
  const { reports, rules, held } = prepared;
  const notes = notesOf(run, known);
  const results = report.results.toSorted(compareResults);
  const reported = {
    results,
    resultsAndProblems: [...problems.map(problemResult), ...results],
    rules: rules.infos,
    ruleset: rulesetIdentity(rules.name, { rules: rules.infos }, { cwd: io.cwd, root: repositoryRoot(io.cwd) }),
    shard: null,
    files: report.files,
    linted: run.judged > 0 ? report.files.length : 0,
    failed: 0,
    complete: problems.length === 0 && run.failures.size === 0 && run.judged > 0,
    hidden: run.hidden,
    known,
    savesBaseline: true,
    quiet: options.quiet === true,
    failSeverity: severityNumber(held.failSeverity.value),
    notes,
  };
  const presentation = {
    color: options.color,
    maxProblems: prepared.maxProblems,
    // A line of traffic may hold what nobody may see.
    textOf: () => null,
    places: async (found: readonly Result[]) =>
      new Map(found.map((result) => [result, identities.get(result) ?? result.path.join('/')])),
  };
  await writeReports(reports, reported, presentation, io);
  if (!showsToPeople(reports)) for (const note of notes) new Log(io).say(note);
  await writeCoverage(report, options, io);
}

async function writeCoverage(
  { run, prepared: { rules, reports } }: VerifyReport,
  options: VerifyCommandOptions,
  io: Io,
): Promise<void> {
  const { coverage = false, coverageFile } = options;
  const rows = run.coverage.rows(rules.rules);
  if (coverageFile !== undefined) await destination(coverageFile, io).write(`${jsonText(rows, 2)}\n`);
  if (!coverage) return;
  const output = showsToPeople(reports) ? io.stdout : io.stderr;
  output.write(`\n${coverageTable(rows)}\n`);
}

function coverageTable(rows: readonly CoverageRow[]): string {
  const counts = (['judged', 'held', 'broken'] as const).map((title) => ({ title, align: 'right' as const }));
  const cells = rows.map(({ operation, statement, judged, held, broken }) => [
    operation ?? 'never seen',
    statement,
    ...[judged, held, broken].map(String),
  ]);
  return table([{ title: 'operation' }, { title: 'statement' }, ...counts], cells);
}

function notesOf({ judged, skipped }: TrafficRun, known: number): string[] {
  const left = [...skipped].map(([reason, count]) => `${count} ${reason}`);
  const ofBaseline = known === 0 ? [] : [`${counted(known, 'finding')} known to the baseline`];
  return [
    ...ofBaseline,
    `${counted(judged, 'exchange')} judged${left.length === 0 ? '' : `; left out: ${listed(left)}`}`,
  ];
}
