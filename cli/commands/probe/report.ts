import type { RuleInfo } from '../../../engine/engine.ts';
import { counted } from '../../../framework/messages.ts';
import type { SeverityNumber } from '../../../framework/severity.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { Log } from '../../../platform/log.ts';
import { destination } from '../../../platform/output.ts';
import { repositoryRoot } from '../../../platform/repository.ts';
import { coverageOf } from '../../../probe/coverage.ts';
import type { ProbeFinding } from '../../../probe/results.ts';
import type { ProbeOutcome } from '../../../probe/run-probe.ts';
import type { Verdict } from '../../../probe/verdict.ts';
import type { ReportOutput } from '../../../reports/outputs.ts';
import { rulesetIdentity } from '../../../reports/ruleset-identity.ts';
import { table } from '../../../reports/table.ts';
import { showsToPeople, writeReports } from '../../../reports/write-reports.ts';
import { type InputProblem, problemResult } from '../../../source/problem.ts';
import { compareResults, type Result } from '../../../source/result.ts';
import type { ProbeCommandOptions } from './options.ts';

/** What a run came to. */
export interface ProbeReport {
  readonly outcome: ProbeOutcome;
  readonly found: readonly ProbeFinding[];
  /** What could not be read of the description. */
  readonly problems: readonly InputProblem[];
  /** How many the baseline knows. */
  readonly known: number;
  readonly infos: readonly RuleInfo[];
  /** What the ruleset is called. */
  readonly name: string;
  readonly file: string;
  readonly reports: readonly ReportOutput[];
  readonly maxProblems: number;
  readonly failSeverity: SeverityNumber;
}

/**
 * Writes the reports of a run.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeProbeReports(report: ProbeReport, options: ProbeCommandOptions, io: Io): Promise<void> {
  const { outcome, found, problems, known, infos, name, file, reports, maxProblems, failSeverity } = report;
  const notes = notesOf(outcome, known);
  const results = found.map(({ result }) => result).toSorted(compareResults);
  const identities = new Map(found.map(({ result, identity }) => [result, `${identity.operation} ${identity.place}`]));
  const isJudged = outcome.verdicts.some(({ outcome: came }) => came === 'holds' || came === 'broken');
  const reported = {
    results,
    resultsAndProblems: [...problems.map(problemResult), ...results],
    rules: infos,
    ruleset: rulesetIdentity(name, { rules: infos }, { cwd: io.cwd, root: repositoryRoot(io.cwd) }),
    shard: null,
    files: [file],
    linted: isJudged ? 1 : 0,
    failed: 0,
    complete: isJudged && !outcome.isInterrupted && problems.length === 0,
    hidden: outcome.verdicts.filter(({ outcome: came }) => came === 'excepted').length,
    known,
    savesBaseline: true,
    quiet: options.quiet === true,
    failSeverity,
    notes,
  };
  const presentation = {
    color: options.color,
    maxProblems,
    textOf: () => null,
    places: async (shown: readonly Result[]) =>
      new Map(shown.map((result) => [result, identities.get(result) ?? result.path.join('/')])),
  };
  await writeReports(reports, reported, presentation, io);
  if (!showsToPeople(reports)) for (const note of notes) new Log(io).say(note);
  await writeCoverage(report, options, io);
}

async function writeCoverage(
  { outcome, reports }: ProbeReport,
  { coverage = false, coverageFile }: ProbeCommandOptions,
  io: Io,
): Promise<void> {
  const rows = coverageOf(outcome.verdicts);
  if (coverageFile !== undefined) await destination(coverageFile, io).write(`${jsonText(rows, 2)}\n`);
  if (!coverage) return;
  const columns = ['operation', 'statement', 'verdict', 'why'].map((title) => ({ title }));
  const cells = rows.map((row) => [row.operation, row.statement, row.outcome, row.reason ?? row.message ?? '']);
  (showsToPeople(reports) ? io.stdout : io.stderr).write(`\n${table(columns, cells)}\n`);
}

/** What was judged, and why the rest was not: each reason once. */
function notesOf({ verdicts, recorded }: ProbeOutcome, known: number): readonly string[] {
  const ofOutcome = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted);
  const unjudged = verdicts.flatMap((verdict) => (verdict.outcome === 'not judged' ? [verdict] : []));
  const sum = `${counted(recorded.length, 'request')} for ${counted(verdicts.length, 'question')}: ${ofOutcome('holds').length} hold, ${ofOutcome('broken').length} are broken, ${unjudged.length} were not judged`;
  const reasons = [...groupBy(unjudged, ({ reason }) => reason)].map(([reason, found]) => {
    const statements = [...new Set(found.map(({ statement }) => statement))];
    return `not judged, since ${reason}: ${statements.slice(0, 6).join(', ')}${statements.length > 6 ? ' …' : ''}`;
  });
  return [...(known === 0 ? [] : [`${counted(known, 'finding')} known to the baseline`]), sum, ...reasons];
}
