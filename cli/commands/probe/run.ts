import { resolve } from 'node:path';
import { severityNumber } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { nodeTransport } from '../../../probe/node-transport.ts';
import { checkTarget } from '../../../probe/preflight.ts';
import { resultsOf } from '../../../probe/results.ts';
import { type ProbeOutcome, type ProbeRun, runProbe } from '../../../probe/run-probe.ts';
import { type ProbeSettings, REAL_CLOCK } from '../../../probe/settings.ts';
import type { Transport } from '../../../probe/transport.ts';
import { isDecided } from '../../../probe/verdict.ts';
import { outputs, type ReportOutput } from '../../../reports/outputs.ts';
import type { LoadedDescription } from '../../../source/load-description.ts';
import { problemLine } from '../../../source/problem.ts';
import { isLeftOut, type ProjectException } from '../../../traffic/exceptions.ts';
import { loadServiceDescription, type ServiceDescription } from '../../../traffic/load-service-description.ts';
import { Masking } from '../../../traffic/masking.ts';
import { certificates } from '../../certificates.ts';
import { maxProblems, referenceOptions } from '../../common-options.ts';
import { knownFaults, saveFaults } from '../../fault-baseline.ts';
import { type HeldSettings, settingsHere } from '../../held-settings.ts';
import { exceptionsOf } from '../../project-exceptions.ts';
import { checkWritten } from '../../service-report.ts';
import type { ProbeCommandOptions } from './options.ts';
import { printPlan } from './plan.ts';
import { record } from './record.ts';
import { writeProbeReports } from './report.ts';
import { type AskingRules, rulesOfRun } from './rules-of-run.ts';
import { settingsOf, timeoutOf } from './settings.ts';

/** What a run needs before the first request. */
interface ProbeJob {
  readonly file: string;
  readonly options: ProbeCommandOptions;
  readonly held: HeldSettings;
  readonly rules: AskingRules;
  /** What the project leaves out. */
  readonly exceptions: readonly ProjectException[];
  readonly loaded: ServiceDescription;
  readonly settings: ProbeSettings;
  readonly reports: readonly ReportOutput[];
  readonly maxProblems: number;
  readonly io: Io;
}

/**
 * Asks a running service, and writes the reports.
 *
 * @throws UsageError for wrong arguments or options, and where the service cannot be asked at all.
 */
export async function runProbeCommand(file: string, options: ProbeCommandOptions, io: Io): Promise<ExitCode> {
  const reports = outputs(options.format, options.output, io);
  const shown = maxProblems(options.maxProblems);
  const held = await settingsHere(options, io);
  const rules = await rulesOfRun(held, options, io);
  const exceptions = exceptionsOf(held);
  const source = slashed(resolve(io.cwd, file));
  const loaded = await loadServiceDescription(source, referenceOptions(options, io.cwd));
  const settings = settingsOf(loaded.description, options, io);
  const transport = nodeTransport({ timeout: timeoutOf(options), ca: certificates(options.ca, io.cwd) });
  const log = new Log(io);
  for (const problem of loaded.problems) log.say(problemLine(problem, io.cwd));
  // What is not read is not asked about.
  const exitCode = (code: ExitCode) => (loaded.problems.length > 0 ? ExitCode.failed : code);
  if (options.plan === true) return exitCode(await printPlan(loaded.description, rules.rules, settings, io));
  checkWritten(reports, options, [source], io);
  const job = { file, options, held, rules, exceptions, loaded, settings, reports, maxProblems: shown, io };
  return exitCode(await probe(job, transport, log));
}

async function probe(job: ProbeJob, transport: Transport, log: Log): Promise<ExitCode> {
  const { file, options, held, rules, exceptions, loaded, settings, reports, io } = job;
  const isKnown = await knownFaults(options, io);
  const masking = new Masking(options.mask);
  const isExcepted = (rule: string, operation: string) => isLeftOut({ rule, operation, place: '' }, exceptions);
  const outcome = await ask(loaded, { rules: rules.rules, settings, isExcepted, transport }, io);
  const all = resultsOf(outcome, { ...loaded, base: settings.base, masking });
  if (options.saveBaseline !== undefined) saveFaults(options.saveBaseline, all, io);
  const found = all.filter(({ identity }) => !isKnown(identity));
  if (options.record !== undefined) await record(outcome.recorded, found, options.record, masking, io);
  const failSeverity = severityNumber(held.failSeverity.value);
  const known = all.length - found.length;
  const { problems } = loaded;
  const report = { outcome, found, known, problems, rules, files: [file], reports, failSeverity };
  await writeProbeReports({ ...report, maxProblems: job.maxProblems }, options, io);
  const isBroken = found.some(({ result }) => result.severity <= failSeverity);
  const fault = faultOf(outcome, isBroken);
  for (const sentence of [...leftOverNote(outcome), ...fault]) log.say(sentence);
  if (fault.length > 0) return ExitCode.failed;
  if (isBroken) return ExitCode.findings;
  return outcome.leftOver.length > 0 && options.allowLeftovers !== true ? ExitCode.failed : ExitCode.clean;
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

/** What is to be looked at by hand. */
function leftOverNote({ leftOver }: ProbeOutcome): string[] {
  if (leftOver.length === 0) return [];
  return [
    `left, since it could not be deleted, was answered 200 where 201 says that it is new, or is told of by no answer: ${leftOver.join(', ')}; look at it by hand`,
  ];
}

/** Why the run did not do what it was to do; empty where it did. */
function faultOf({ verdicts, leftOver, isInterrupted }: ProbeOutcome, isBroken: boolean): string[] {
  if (isInterrupted) {
    const rest = leftOver.length > 0 ? 'the rest of what it made' : 'what it made';
    return [`the probe was interrupted; ${rest} is deleted, and what was not asked is not judged`];
  }
  return isBroken || verdicts.some(isDecided) ? [] : [whyNothing(verdicts)];
}

function whyNothing(verdicts: ProbeOutcome['verdicts']): string {
  const [first] = verdicts.flatMap((verdict) => (verdict.outcome === 'not judged' ? [verdict.reason] : []));
  if (first === undefined)
    return 'nothing was asked: the description has no operation whose role is certain enough to ask about it';
  return `nothing could be judged; of the first question: ${first}`;
}
