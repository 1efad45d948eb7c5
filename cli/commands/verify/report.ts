import { counted, listed } from '../../../framework/messages.ts';
import { severityNumber } from '../../../framework/severity.ts';
import type { Io } from '../../../platform/io.ts';
import { table } from '../../../reports/table.ts';
import type { CoverageRow } from '../../../traffic/coverage.ts';
import type { TrafficRun } from '../../../traffic/traffic-run.ts';
import { type ServiceReport, writeCoverage, writeServiceReports } from '../../service-report.ts';
import type { VerifyCommandOptions } from './options.ts';
import type { PreparedRun } from './prepare.ts';

/** What a run came to. */
interface VerifyReport extends Pick<ServiceReport, 'found' | 'known' | 'problems' | 'files'> {
  readonly run: TrafficRun;
  readonly prepared: PreparedRun;
}

/**
 * Writes the reports of a run.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeVerifyReports(
  { run, prepared, ...findings }: VerifyReport,
  options: VerifyCommandOptions,
  io: Io,
): Promise<void> {
  const { reports, rules, held, maxProblems } = prepared;
  const { problems, files } = findings;
  const isJudged = run.judged > 0;
  const report: ServiceReport = {
    ...findings,
    rules,
    linted: isJudged ? files.length : 0,
    complete: problems.length === 0 && run.failures.size === 0 && isJudged,
    hidden: run.hidden,
    notes: [noteOf(run)],
    reports,
    maxProblems,
    failSeverity: severityNumber(held.failSeverity.value),
  };
  await writeServiceReports(report, options, io);
  await writeCoverage({ rows: run.coverage.rows(rules.rules), table: coverageTable }, options, reports, io);
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

function noteOf({ judged, skipped }: TrafficRun): string {
  const left = [...skipped].map(([reason, count]) => `${count} ${reason}`);
  return `${counted(judged, 'exchange')} judged${left.length === 0 ? '' : `; left out: ${listed(left)}`}`;
}
