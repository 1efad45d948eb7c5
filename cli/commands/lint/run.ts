import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulesetPlaces } from '../../../engine/find-ruleset.ts';
import { SEVERITIES, severityNumber } from '../../../framework/severity.ts';
import type { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { outputs } from '../../../reports/outputs.ts';
import { parseShard } from '../../../source/shard.ts';
import { maxProblems } from '../../common-options.ts';
import { CACHE_FOLDER, LintSession } from '../../lint-session.ts';
import { type LintJob, lintOnce } from './lint-once.ts';
import type { LintCommandOptions } from './options.ts';

/**
 * Lints the files that the arguments name and writes the reports; with `--watch` again and again.
 *
 * @throws UsageError for wrong arguments or options, and where the ruleset, the baseline or an output cannot be used.
 */
export async function runLintCommand(args: readonly string[], options: LintCommandOptions, io: Io): Promise<ExitCode> {
  const job = checked(args.length === 0 ? filesOfProject(io) : args, options, io);
  const session = new LintSession(options, io);
  if (options.watch !== true) return lintOnce(job, session, new Log(io));
  const { watch } = await import('./watch.ts');
  const reportFiles = job.reports.flatMap(({ target }) => target.file ?? []);
  return watch({
    io,
    args,
    written: [...reportFiles, options.cacheLocation ?? CACHE_FOLDER],
    newLog: () => new Log(io),
    run: async (changed, log) => {
      session.begin(changed);
      await lintOnce(job, session, log);
      return session.read;
    },
  });
}

/** In a project that has a ruleset of its own, what is to be linted is known without names. */
function filesOfProject({ cwd }: Io): readonly string[] {
  return rulesetPlaces(cwd).some((file) => dirname(file) === cwd && existsSync(file)) ? ['.'] : [];
}

function checked(args: readonly string[], options: LintCommandOptions, io: Io): LintJob {
  const failSeverity = severityNumber(oneOf('severity', options.failSeverity, SEVERITIES));
  if (args.length === 0)
    throw new UsageError(
      'no files are named, and there is no .spectral.yaml here; name files, folders or globs, for example lintel lint openapi.yaml, or - for standard input',
    );
  if (options.shard !== undefined) parseShard(options.shard);
  if (options.changedLines === true && options.since === undefined)
    throw new UsageError('--changed-lines does not say since when; add --since GITREF');
  if (options.watch === true && args.includes('-'))
    throw new UsageError('standard input cannot be watched; name files, or leave --watch out');
  return {
    args,
    options,
    io,
    failSeverity,
    maxProblems: maxProblems(options.maxProblems),
    reports: outputs(options.format, options.output, io),
  };
}
