import type { RuleInfo } from '../engine/engine.ts';
import { counted } from '../framework/messages.ts';
import type { SeverityNumber } from '../framework/severity.ts';
import type { Io } from '../platform/io.ts';
import { jsonText } from '../platform/json-text.ts';
import { Log } from '../platform/log.ts';
import { destination, refuseOverwriting } from '../platform/output.ts';
import { repositoryRoot } from '../platform/repository.ts';
import type { ReportOutput } from '../reports/outputs.ts';
import { rulesetIdentity } from '../reports/ruleset-identity.ts';
import { outputBeside, showsToPeople, writeReports } from '../reports/write-reports.ts';
import { type InputProblem, problemResult } from '../source/problem.ts';
import { compareResults, type Result } from '../source/result.ts';
import type { FaultIdentity } from '../traffic/fault-groups.ts';
import type { ServiceReportOptions } from './service-report-options.ts';

/** The rules of a run over a service, however they judge it. */
export interface RulesOfService<Rule> {
  readonly rules: readonly Rule[];
  readonly infos: readonly RuleInfo[];
  /** What their ruleset is called. */
  readonly name: string;
}

/** What a run over a service came to. */
export interface ServiceReport {
  readonly found: readonly { readonly result: Result; readonly identity: FaultIdentity }[];
  /** How many more findings the baseline knows. */
  readonly known: number;
  readonly problems: readonly InputProblem[];
  readonly rules: Omit<RulesOfService<unknown>, 'rules'>;
  readonly files: readonly string[];
  /** How many of the files something was judged by. */
  readonly linted: number;
  readonly complete: boolean;
  readonly hidden: number;
  /** What was judged, and what was not. */
  readonly notes: readonly string[];
  readonly reports: readonly ReportOutput[];
  readonly maxProblems: number;
  readonly failSeverity: SeverityNumber;
}

/**
 * Checks that nothing that a run over a service writes would replace a file that it reads.
 *
 * @throws UsageError
 */
export function checkWritten(
  reports: readonly ReportOutput[],
  { record, coverageFile, saveBaseline }: ServiceReportOptions,
  inputs: readonly string[],
  io: Io,
): void {
  const files = [record, coverageFile, saveBaseline].filter((file) => file !== undefined);
  refuseOverwriting([...reports.map(({ target }) => target), ...files.map((file) => destination(file, io))], inputs);
}

/**
 * Writes the reports of a run over a service.
 *
 * @throws UsageError when a file cannot be written.
 */
export async function writeServiceReports(
  report: ServiceReport,
  { color, quiet = false }: ServiceReportOptions,
  io: Io,
): Promise<void> {
  const { found, known, problems, rules, reports, maxProblems, ...facts } = report;
  const { infos, name } = rules;
  const results = found.map(({ result }) => result).toSorted(compareResults);
  const notes = [...(known === 0 ? [] : [`${counted(known, 'finding')} known to the baseline`]), ...facts.notes];
  const reported = {
    ...facts,
    results,
    resultsAndProblems: [...problems.map(problemResult), ...results],
    rules: infos,
    ruleset: rulesetIdentity(name, { rules: infos }, { cwd: io.cwd, root: repositoryRoot(io.cwd) }),
    shard: null,
    failed: 0,
    known,
    savesBaseline: true,
    quiet,
    notes,
  };
  const identities = new Map(found.map(({ result, identity }) => [result, `${identity.operation} ${identity.place}`]));
  const places = async (shown: readonly Result[]) =>
    new Map(shown.map((result) => [result, identities.get(result) ?? result.path.join('/')]));
  // A line of traffic may hold what nobody may see.
  await writeReports(reports, reported, { color, maxProblems, textOf: () => null, places }, io);
  if (!showsToPeople(reports)) for (const note of notes) new Log(io).say(note);
}

/**
 * Writes what was judged in which operation: as JSON into a file, for people beside the reports.
 *
 * @throws UsageError when the file cannot be written.
 */
export async function writeCoverage<Row>(
  { rows, table }: { readonly rows: readonly Row[]; readonly table: (rows: readonly Row[]) => string },
  { coverage = false, coverageFile }: ServiceReportOptions,
  reports: readonly ReportOutput[],
  io: Io,
): Promise<void> {
  if (coverageFile !== undefined) await destination(coverageFile, io).write(`${jsonText(rows, 2)}\n`);
  if (coverage) outputBeside(reports, io).write(`\n${table(rows)}\n`);
}
