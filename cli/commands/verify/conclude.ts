import { failureSentence } from '../../../engine/rule-failure.ts';
import { severityNumber } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { type InputProblem, problemLine } from '../../../source/problem.ts';
import type { TrafficRun } from '../../../traffic/traffic-run.ts';
import { knownFaults, saveFaults } from '../../fault-baseline.ts';
import type { VerifyCommandOptions } from './options.ts';
import type { PreparedRun } from './prepare.ts';
import { writeVerifyReports } from './report.ts';

/** The exchanges of a run, once all were taken. */
export interface TakenTraffic {
  readonly run: TrafficRun;
  readonly problems: readonly InputProblem[];
  /** What the traffic came from. */
  readonly files: readonly string[];
}

const TO_THE_PROXY = '; send the requests to the address of the proxy, which a command has in LINTEL_PROXY';

/** Writes the reports of a run, and gives its exit code. */
export async function conclude(
  { run, problems: ofTraffic, files }: TakenTraffic,
  prepared: PreparedRun,
  options: VerifyCommandOptions,
  io: Io,
  log = new Log(io),
): Promise<ExitCode> {
  const problems = [...prepared.problems, ...ofTraffic];
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  const found = run.finish().filter(({ result }) => prepared.isShown(result));
  if (options.saveBaseline !== undefined) saveFaults(options.saveBaseline, found, io);
  const isKnown = await knownFaults(options, io);
  const left = found.filter(({ identity }) => !isKnown(identity));
  const known = found.length - left.length;
  await writeVerifyReports({ run, found: left, known, problems, files, prepared }, options, io);
  for (const [ruleId, error] of run.failures) log.say(failureSentence({ ruleId, error }), error);
  if (run.judged === 0) log.say(nothingJudged(run, options));
  if (problems.length > 0 || run.failures.size > 0 || run.judged === 0) return ExitCode.failed;
  const least = severityNumber(prepared.held.failSeverity.value);
  return left.some(({ result }) => result.severity <= least) ? ExitCode.findings : ExitCode.clean;
}

function nothingJudged({ skipped, otherHosts }: TrafficRun, { listen }: VerifyCommandOptions): string {
  const left = [...skipped].map(([reason, count]) => `${count} ${reason}`);
  if (left.length === 0) return `no exchange was judged, as there is none${listen === undefined ? '' : TO_THE_PROXY}`;
  const hosts = otherHosts.size === 0 ? '' : ` (${[...otherHosts].slice(0, 5).join(', ')})`;
  const remedy = otherHosts.size > 0 ? '; if that is the service, say so with --server URL' : '';
  return `no exchange was judged; left out: ${left.join(', ')}${hosts}${remedy}`;
}
