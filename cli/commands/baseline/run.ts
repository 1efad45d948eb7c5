import { resolve } from 'node:path';
import { DEFAULT_BASELINE } from '../../../baseline/baseline.ts';
import type { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { LintSession } from '../../lint-session.ts';
import { list } from './list.ts';
import { groupGiven, modeOf } from './mode.ts';
import type { BaselineCommandOptions } from './options.ts';
import { prune } from './prune.ts';
import { record } from './record.ts';

/**
 * Records today's findings, all or what is new, takes those that are fixed out of what was recorded, or shows that.
 *
 * @throws UsageError
 */
export async function runBaselineCommand(
  args: readonly string[],
  options: BaselineCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const mode = modeOf(args, options);
  const session = new LintSession(
    { ...options, ...(options.output === undefined ? {} : { baseline: options.output }) },
    io,
  );
  const output = (await session.settings()).baseline.value || DEFAULT_BASELINE;
  const job = { output, file: resolve(io.cwd, output), options, session, io };
  if (mode === 'list') return list(job);
  if (mode === 'prune') return prune(job);
  const group = groupGiven(options);
  if (args.length > 0 || mode === 'accept-new') return record({ ...job, mode, args, group });
  const files = await session.filesOfProject();
  if (files.length === 0) throw new UsageError('no files are named; name files, folders or globs');
  return record({ ...job, mode, args: files, group });
}
