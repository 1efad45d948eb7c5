import type { ExitCode } from '../../../platform/exit-code.ts';
import type { Log } from '../../../platform/log.ts';
import { tellsMendable } from '../../../reports/outputs.ts';
import type { Input } from '../../../source/find-files.ts';
import type { LintSession } from '../../lint-session.ts';
import { fixModeOf } from './fix-mode.ts';
import { filterRun, type LintJob, lintPrepared, prepare, report } from './prepared-run.ts';
import { requestsOf } from './requests-of-run.ts';
import { verdictOf } from './verdict.ts';

/**
 * Lints once: prepares, lints, mends what is to be mended, filters, reports.
 *
 * @throws UsageError where the settings, the ruleset, the baseline, git or an output cannot be used.
 */
export async function lintOnce(job: LintJob, session: LintSession, log: Log): Promise<ExitCode> {
  const prepared = await prepare(job, session, log);
  const mode = fixModeOf(job.options);
  if (mode !== null) return (await import('./fix-files.ts')).fixFiles(prepared, mode, session, log);
  const forBaseline = prepared.baselines.length > 0;
  const requests = requestsOf(prepared.groups, job.options.fixes === true ? { unsafe: true } : null);
  const countsMendable = tellsMendable(prepared.reports);
  const requestFor = ({ source }: Input) => ({ ...requests.get(source), forBaseline, countsMendable });
  const run = await lintPrepared(prepared, session, log, requestFor);
  const filtered = await filterRun(run, prepared);
  await report(run, filtered, prepared, log);
  return verdictOf(run, filtered, prepared.groups, job.options, log);
}
