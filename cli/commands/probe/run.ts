import { resolve } from 'node:path';
import { severityNumber } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { destination, refuseOverwriting } from '../../../platform/output.ts';
import { withProgress } from '../../../platform/progress.ts';
import { nodeTransport } from '../../../probe/node-transport.ts';
import { checkTarget } from '../../../probe/preflight.ts';
import { resultsOf } from '../../../probe/results.ts';
import { type ProbeOutcome, type ProbeRun, runProbe } from '../../../probe/run-probe.ts';
import { REAL_CLOCK } from '../../../probe/settings.ts';
import { outputs } from '../../../reports/outputs.ts';
import type { LoadedDescription } from '../../../source/load-description.ts';
import { problemLine } from '../../../source/problem.ts';
import { isLeftOut } from '../../../traffic/exceptions.ts';
import { loadServiceDescription } from '../../../traffic/load-service-description.ts';
import { Masking } from '../../../traffic/masking.ts';
import { certificates } from '../../certificates.ts';
import { maxProblems, referenceOptions } from '../../common-options.ts';
import { knownFaults, saveFaults } from '../../fault-baseline.ts';
import { settingsHere } from '../../held-settings.ts';
import { exceptionsOf } from '../../project-exceptions.ts';
import type { ProbeCommandOptions } from './options.ts';
import { printPlan } from './plan.ts';
import { record } from './record.ts';
import { writeProbeReports } from './report.ts';
import { rulesOfRun } from './rules-of-run.ts';
import { settingsOf, timeoutOf } from './settings.ts';

/**
 * Asks a running service, and writes the reports.
 *
 * @throws UsageError for wrong arguments or options, and where the service cannot be asked at all.
 */
export async function runProbeCommand(file: string, options: ProbeCommandOptions, io: Io): Promise<ExitCode> {
  const reports = outputs(options.format, options.output, io);
  const shown = maxProblems(options.maxProblems);
  const held = await settingsHere(options, io);
  const { rules, infos, name } = await rulesOfRun(held, options, io);
  const exceptions = exceptionsOf(held);
  const loaded = await loadServiceDescription(slashed(resolve(io.cwd, file)), referenceOptions(options, io.cwd));
  const settings = settingsOf(loaded.description, options, io);
  const transport = nodeTransport({ timeout: timeoutOf(options), ca: certificates(options.ca, io.cwd) });
  const { problems } = loaded;
  const log = new Log(io);
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  // What is not read is not asked about.
  const exitCode = (code: ExitCode) => (problems.length > 0 ? ExitCode.failed : code);
  if (options.plan === true) return exitCode(await printPlan(loaded.description, rules, settings, io));
  const written = [options.record, options.coverageFile, options.saveBaseline].filter((one) => one !== undefined);
  refuseOverwriting(
    [...reports.map(({ target }) => target), ...written.map((one) => destination(one, io))],
    [slashed(resolve(io.cwd, file))],
  );
  const isKnown = await knownFaults(options, io);
  const masking = new Masking(options.mask);
  const isExcepted = (rule: string, operation: string) => isLeftOut({ rule, operation, place: '' }, exceptions);
  const outcome = await ask(loaded, { rules, settings, isExcepted, transport }, io);
  const found = resultsOf(outcome, { ...loaded, base: settings.base, masking });
  if (options.saveBaseline !== undefined) saveFaults(options.saveBaseline, found, io);
  const left = found.filter(({ identity }) => !isKnown(identity));
  if (options.record !== undefined) await record(outcome.recorded, left, options.record, masking, io);
  const failSeverity = severityNumber(held.failSeverity.value);
  const known = found.length - left.length;
  const presented = {
    outcome,
    found: left,
    problems,
    known,
    infos,
    name,
    file,
    reports,
    maxProblems: shown,
    failSeverity,
  };
  await writeProbeReports(presented, options, io);
  const isBroken = left.some(({ result }) => result.severity <= failSeverity);
  return exitCode(exitCodeOf(outcome, isBroken, options, log));
}

async function ask(
  { description }: LoadedDescription,
  asked: Pick<ProbeRun, 'rules' | 'settings' | 'isExcepted' | 'transport'>,
  io: Io,
): Promise<ProbeOutcome> {
  await checkTarget(description, asked.settings, asked.transport);
  const interrupted = io.interrupted?.();
  return await withProgress(io, (progress) =>
    runProbe({
      description,
      ...asked,
      clock: REAL_CLOCK,
      onQuestion: ({ extensions }, done, all) => progress.show(`${done} of ${all}: ${extensions.lintel.id}`),
      ...(interrupted === undefined ? {} : { interrupted }),
    }),
  );
}

function exitCodeOf(
  outcome: ProbeOutcome,
  isBroken: boolean,
  { allowLeftovers }: ProbeCommandOptions,
  log: Log,
): ExitCode {
  const { verdicts, leftOver, isInterrupted } = outcome;
  if (leftOver.length > 0)
    log.say(
      `left, since it could not be deleted, was answered 200 where 201 says that it is new, or is told of by no answer: ${leftOver.join(', ')}; look at it by hand`,
    );
  if (isInterrupted) {
    const rest = leftOver.length > 0 ? 'the rest of what it made' : 'what it made';
    log.say(`the probe was interrupted; ${rest} is deleted, and what was not asked is not judged`);
    return ExitCode.failed;
  }
  const isJudged = verdicts.some(({ outcome: came }) => came === 'holds' || came === 'broken');
  if (!isJudged && !isBroken) {
    log.say(whyNothing(verdicts));
    return ExitCode.failed;
  }
  if (isBroken) return ExitCode.findings;
  return leftOver.length > 0 && allowLeftovers !== true ? ExitCode.failed : ExitCode.clean;
}

function whyNothing(verdicts: ProbeOutcome['verdicts']): string {
  const [first] = verdicts.flatMap((verdict) => (verdict.outcome === 'not judged' ? [verdict.reason] : []));
  if (first === undefined)
    return 'nothing was asked: the description has no operation whose role is certain enough to ask about it';
  return `nothing could be judged; of the first question: ${first}`;
}
