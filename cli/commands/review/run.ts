import { basename } from 'node:path';
import { append } from '../../../model/lib/lists.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { version } from '../../../platform/version.ts';
import type { ApiReview } from '../../../review/review.ts';
import { trendOf } from '../../../review/trend.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { findFiles, type Input } from '../../../source/find-files.ts';
import { problemLine } from '../../../source/problem.ts';
import { LintSession } from '../../lint-session.ts';
import { NO_FILES } from '../../project-files.ts';
import { loadBaseline } from '../lint/finding-filter.ts';
import { earlierReport } from './earlier-report.ts';
import type { ReviewCommandOptions } from './options.ts';
import { type ReviewOutput, reviewOutput } from './output.ts';
import { type ReviewFileOptions, reviewFile } from './review-file.ts';
import { reviewedRules } from './reviewed-rules.ts';

/**
 * Writes the design review of one API or several. Findings do not fail it: it is there to be read.
 *
 * @throws UsageError
 */
export async function runReviewCommand(
  args: readonly string[],
  options: ReviewCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const session = new LintSession(options, io);
  const files = args.length > 0 ? args : await session.filesOfProject();
  if (files.length === 0) throw new UsageError(NO_FILES);
  const output = reviewOutput(options, io);
  const earlier = options.trend === undefined ? null : earlierReport(options.trend, io.cwd);
  const { apis, complete } = await reviewAll(files, session, output, options, io);
  if (apis.length === 0) return ExitCode.failed;
  await output.write({
    lintel: version(),
    created: now(io),
    apis: apis.map((api) => ({ ...api, trend: earlier === null ? null : trendOf(api, earlier) })),
  });
  return complete ? ExitCode.clean : ExitCode.failed;
}

async function reviewAll(
  args: readonly string[],
  session: LintSession,
  output: ReviewOutput,
  options: ReviewCommandOptions,
  io: Io,
): Promise<{ apis: ApiReview[]; complete: boolean }> {
  const log = new Log(io);
  const { read } = new FileReader(io);
  const found = await findFiles(args, { ...options, leftOut: session.leftOut, cwd: io.cwd });
  for (const note of found.notes) log.say(note);
  output.check(found.inputs.length);
  const problems = [...found.problems];
  const apis: ApiReview[] = [];
  const settings = await settingsByInput(found.inputs, session, log, io);
  const count = found.inputs.length;
  await withProgress(io, async (progress) => {
    for (const [index, input] of found.inputs.entries()) {
      const label = `${index + 1}/${count} ${basename(input.source)}`;
      const show = (step: string) => progress.show(`${label}: ${step}`);
      const own = settings.get(input) ?? {};
      const reviewed = await reviewFile(input, read, { ...session.references, ...own, progress: show });
      append(problems, reviewed.problems);
      if (reviewed.review !== null) apis.push(reviewed.review);
    }
  });
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  return { apis, complete: problems.length === 0 };
}

type OwnSettings = Pick<ReviewFileOptions, 'ruleset' | 'baseline'>;

/** The rules and the baseline that hold for each input, by its project. */
async function settingsByInput(
  inputs: readonly Input[],
  session: LintSession,
  log: Log,
  io: Io,
): Promise<ReadonlyMap<Input, OwnSettings>> {
  if (inputs.length === 0) return new Map();
  const found = new Map<Input, OwnSettings>();
  for (const { settings, engine, inputs: own } of await session.groups(inputs)) {
    for (const warning of engine.warnings ?? []) log.say(warning);
    const ruleset = reviewedRules(settings, engine.rules);
    const baseline = await loadBaseline(settings.baseline, io.cwd);
    for (const input of own) found.set(input, { ruleset, baseline });
  }
  return found;
}

/** The time of the report; builds that have to come out the same each time set it, as reproducible-builds.org describes. */
function now({ env }: Io): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  const time = env.SOURCE_DATE_EPOCH !== undefined && Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
  return time.toISOString();
}
