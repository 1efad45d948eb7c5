import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { outputs } from '../../../reports/outputs.ts';
import { withLargestFile } from '../../../source/largest-file.ts';
import { parseShard } from '../../../source/shard.ts';
import { maxProblems } from '../../common-options.ts';
import { fileSizeOfRun } from '../../file-size.ts';
import { CACHE_FOLDER, LintSession } from '../../lint-session.ts';
import { fixModeOf } from './fix-mode.ts';
import { lintOnce } from './lint-once.ts';
import type { LintCommandOptions } from './options.ts';
import type { LintJob } from './prepared-run.ts';

/**
 * Lints the files that the arguments or the project name and writes the reports; with `--watch` again and again.
 *
 * @throws UsageError for wrong arguments or options, and where the settings, the ruleset, the baseline or an output
 * cannot be used.
 */
export async function runLintCommand(args: readonly string[], options: LintCommandOptions, io: Io): Promise<ExitCode> {
  const session = new LintSession(options, io);
  if (options.printConfig !== undefined) {
    const { printConfig } = await import('./print-config.ts');
    const names = options.printConfig === true ? args : [options.printConfig, ...args];
    io.stdout.write(await printConfig(names, session, options, io));
    return ExitCode.clean;
  }
  const job = checked(await namedFiles(args, session), options, io);
  if (options.watch !== true) return lintOnce(job, session, new Log(io));
  const { watch } = await import('./watch.ts');
  const reportFiles = job.reports.flatMap(({ target }) => target.file ?? []);
  return watch({
    io,
    args: job.args,
    written: [...reportFiles, options.cacheLocation ?? CACHE_FOLDER],
    newLog: () => new Log(io),
    run: async (changed, log) => {
      session.begin(changed);
      const named = await namedFiles(args, session);
      await withLargestFile(await fileSizeOfRun(options, io), () => lintOnce({ ...job, args: named }, session, log));
      return { read: session.read, args: named };
    },
  });
}

/** In a project, what is to be linted is known without names. */
async function namedFiles(args: readonly string[], session: LintSession): Promise<readonly string[]> {
  const files = args.length > 0 ? args : await session.filesOfProject();
  if (files.length > 0) return files;
  throw new UsageError(
    'no files are named, and there is neither .lintel.yaml nor .spectral.yaml here; name files, folders or globs, for example lintel lint openapi.yaml, or - for standard input',
  );
}

function checked(args: readonly string[], options: LintCommandOptions, io: Io): LintJob {
  if (options.shard !== undefined) parseShard(options.shard);
  if (options.acceptBaselineGrowth === true && options.baselineFrom === undefined)
    throw new UsageError('--accept-baseline-growth does not say since when; add --baseline-from GITREF');
  if (options.changedLines === true && options.since === undefined)
    throw new UsageError('--changed-lines does not say since when; add --since GITREF');
  if (options.watch === true && args.includes('-'))
    throw new UsageError('standard input cannot be watched; name files, or leave --watch out');
  const mode = fixModeOf(options);
  if (mode !== null && options.watch === true)
    throw new UsageError('--watch only looks at files; run it without --fix, and --fix by itself');
  if (mode?.reports === false && options.format.length + options.output.length > 0)
    throw new UsageError(
      `${mode.to === 'diff' ? '--diff shows changes and' : '--fix-only mends and'} writes no report; leave --format and --output out`,
    );
  // The text takes standard output.
  const reportsTo = mode !== null && args.includes('-') ? { ...io, stdout: io.stderr } : io;
  return {
    args,
    options,
    io,
    maxProblems: maxProblems(options.maxProblems),
    reports: outputs(options.format, options.output, reportsTo),
  };
}
