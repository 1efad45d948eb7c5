import { counted } from '../../../framework/messages.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import type { Io } from '../../../platform/io.ts';
import { coverageOf, type ProbedRow } from '../../../probe/coverage.ts';
import type { ProbeOutcome } from '../../../probe/run-probe.ts';
import { isDecided, type Verdict } from '../../../probe/verdict.ts';
import { table } from '../../../reports/table.ts';
import { type ServiceReport, writeCoverage, writeServiceReports } from '../../service-report.ts';
import type { ProbeCommandOptions } from './options.ts';

/** What a run came to. */
interface ProbeReport extends Omit<ServiceReport, 'linted' | 'complete' | 'hidden' | 'notes'> {
  readonly outcome: ProbeOutcome;
}

/**
 * Writes the reports of a run.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeProbeReports(
  { outcome, ...findings }: ProbeReport,
  options: ProbeCommandOptions,
  io: Io,
): Promise<void> {
  const { problems, reports } = findings;
  const { verdicts, isInterrupted } = outcome;
  const isJudged = verdicts.some(isDecided);
  const report: ServiceReport = {
    ...findings,
    linted: isJudged ? 1 : 0,
    complete: isJudged && !isInterrupted && problems.length === 0,
    hidden: verdicts.filter((verdict) => verdict.outcome === 'excepted').length,
    notes: notesOf(outcome),
  };
  await writeServiceReports(report, options, io);
  await writeCoverage({ rows: coverageOf(verdicts), table: coverageTable }, options, reports, io);
}

function coverageTable(rows: readonly ProbedRow[]): string {
  const columns = ['operation', 'statement', 'verdict', 'why'].map((title) => ({ title }));
  const cells = rows.map((row) => [row.operation, row.statement, row.outcome, row.reason ?? row.message ?? '']);
  return table(columns, cells);
}

/** What was judged, and why the rest was not: each reason once. */
function notesOf({ verdicts, recorded }: ProbeOutcome): readonly string[] {
  const ofOutcome = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted);
  const unjudged = verdicts.flatMap((verdict) => (verdict.outcome === 'not judged' ? [verdict] : []));
  const sum = `${counted(recorded.length, 'request')} for ${counted(verdicts.length, 'question')}: ${ofOutcome('holds').length} hold, ${ofOutcome('broken').length} are broken, ${unjudged.length} were not judged`;
  const reasons = [...groupBy(unjudged, ({ reason }) => reason)].map(([reason, found]) => {
    const statements = [...new Set(found.map(({ statement }) => statement))];
    return `not judged, since ${reason}: ${statements.slice(0, 6).join(', ')}${statements.length > 6 ? ' …' : ''}`;
  });
  return [sum, ...reasons];
}
