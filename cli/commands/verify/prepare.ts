import { resolve } from 'node:path';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { outputs, type ReportOutput } from '../../../reports/outputs.ts';
import type { InputProblem } from '../../../source/problem.ts';
import { loadServiceDescription, type ServiceDescription } from '../../../traffic/load-service-description.ts';
import { Masking } from '../../../traffic/masking.ts';
import type { TrafficRunOptions } from '../../../traffic/traffic-run.ts';
import { urlFilter } from '../../../traffic/url-patterns.ts';
import { maxProblems, referenceOptions } from '../../common-options.ts';
import { type HeldSettings, settingsHere } from '../../held-settings.ts';
import { type IsShown, namesOfOnly, onlyFindings } from '../../only-findings.ts';
import { exceptionsOf } from '../../project-exceptions.ts';
import { checkWritten } from '../../service-report.ts';
import type { VerifyCommandOptions } from './options.ts';
import { rulesOfRun, type TrafficRules } from './rules-of-run.ts';

/** What a run of `lintel verify` needs before the first exchange. */
export interface PreparedRun {
  readonly settings: TrafficRunOptions;
  /** What could not be read of the descriptions. */
  readonly problems: readonly InputProblem[];
  readonly held: HeldSettings;
  readonly rules: TrafficRules;
  readonly isShown: IsShown;
  readonly reports: readonly ReportOutput[];
  readonly maxProblems: number;
}

/**
 * Reads settings, rules and descriptions, and checks the outputs.
 *
 * @param files The files that are read, by their absolute paths.
 * @throws UsageError
 */
export async function prepare(options: VerifyCommandOptions, io: Io, files: readonly string[]): Promise<PreparedRun> {
  const reports = outputs(options.format, options.output, io);
  const most = maxProblems(options.maxProblems);
  const held = await settingsHere(options, io);
  const rules = await rulesOfRun(held, options, io);
  const isShown =
    options.only === undefined
      ? () => true
      : onlyFindings(namesOfOnly(options.only), { rules: rules.infos, ruleset: rules.name, judged: 'exchange' });
  const described = options.description.map((file) => slashed(resolve(io.cwd, file)));
  const loaded: ServiceDescription[] = [];
  for (const file of described) loaded.push(await loadServiceDescription(file, referenceOptions(options, io.cwd)));
  checkWritten(reports, options, [...files, ...described], io);
  const settings: TrafficRunOptions = {
    rules: rules.rules,
    descriptions: loaded.map(({ description }) => description),
    servers: options.server.map(checkedServer),
    isIncluded: urlFilter(options.include, options.exclude),
    masking: new Masking(options.mask),
    every: options.every === true,
    exceptions: exceptionsOf(held),
  };
  const problems = loaded.flatMap((one) => one.problems);
  return { settings, problems, held, rules, isShown, reports, maxProblems: most };
}

/** True for a URL of http(s) with a host. */
export function isServiceUrl(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

/** @throws UsageError for what is no URL of http(s). */
function checkedServer(server: string): string {
  if (isServiceUrl(server)) return server;
  throw new UsageError(`--server takes a URL such as http://localhost:3000/v1, not "${server}"`);
}
