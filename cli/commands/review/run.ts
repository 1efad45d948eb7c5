import { basename } from 'node:path';
import { append } from '../../../model/lib/lists.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { version } from '../../../platform/version.ts';
import type { ReviewedApi } from '../../../review/report.ts';
import type { ApiReview } from '../../../review/review.ts';
import { withSeen } from '../../../review/seen.ts';
import { trendOf } from '../../../review/trend.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { findFiles, type Input } from '../../../source/find-files.ts';
import { problemLine } from '../../../source/problem.ts';
import type { HeldSettings } from '../../held-settings.ts';
import { LintSession } from '../../lint-session.ts';
import { NO_FILES } from '../../project-files.ts';
import { loadBaseline } from '../lint/finding-filter.ts';
import { changesOf, olderVersions } from './against.ts';
import { earlierReport } from './earlier-report.ts';
import type { ReviewCommandOptions } from './options.ts';
import { type ReviewOutput, reviewOutput } from './output.ts';
import { type ReviewFileOptions, reviewFile } from './review-file.ts';
import { reviewedRules } from './reviewed-rules.ts';
import { seenIn } from './seen-files.ts';

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
  const seen = seenIn(options.seen ?? [], io.cwd);
  const { apis, complete } = await reviewAll(files, session, output, options, io);
  if (apis.length === 0) return ExitCode.failed;
  await output.write({
    lintel: version(),
    created: now(io),
    apis: apis
      .map((api) => withSeen(api, seen, apis.length === 1))
      .map((api) => ({ ...api, trend: earlier === null ? null : trendOf(api, earlier) })),
  });
  return complete ? ExitCode.clean : ExitCode.failed;
}

async function reviewAll(
  args: readonly string[],
  session: LintSession,
  output: ReviewOutput,
  options: ReviewCommandOptions,
  io: Io,
): Promise<{ apis: ReviewedFileApi[]; complete: boolean }> {
  const log = new Log(io);
  const reader = new FileReader(io);
  const older = await olderVersions(options.against, args, { io, reader, references: session.references });
  const found = await findFiles(args, { ...options, leftOut: session.leftOut, cwd: io.cwd });
  for (const note of found.notes) log.say(note);
  output.check([...found.inputs, ...older.pairs.map(({ before }) => before)].map(({ source }) => source));
  const problems = [...found.problems, ...older.problems];
  const apis: ReviewedFileApi[] = [];
  const settings = await settingsByInput(found.inputs, session, log, io);
  const count = found.inputs.length;
  await withProgress(io, async (progress) => {
    for (const [index, input] of found.inputs.entries()) {
      const label = `${index + 1}/${count} ${basename(input.source)}`;
      const show = (step: string) => progress.show(`${label}: ${step}`);
      const { held, ...own } = settings.get(input) ?? {};
      const reviewed = await reviewFile(input, reader.read, { ...session.references, ...own, progress: show });
      append(problems, reviewed.problems);
      if (reviewed.review === null) continue;
      const { changes, problems: further } =
        held === undefined ? { changes: null, problems: [] } : await changesOf(input, older, held, io);
      append(problems, further);
      apis.push({ ...reviewed.review, ...(changes !== null && { changes }) });
    }
  });
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  return { apis, complete: problems.length === 0 };
}

/** A review, with what changed where that was asked for. */
type ReviewedFileApi = ApiReview & Pick<ReviewedApi, 'changes'>;

type OwnSettings = Pick<ReviewFileOptions, 'ruleset' | 'baseline'> & { readonly held?: HeldSettings };

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
    for (const input of own) found.set(input, { ruleset, baseline, held: settings });
  }
  return found;
}

/**
 * The time of the report; builds that have to come out the same each time set it, as reproducible-builds.org describes.
 */
function now({ env }: Io): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  const time = env.SOURCE_DATE_EPOCH !== undefined && Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
  return time.toISOString();
}
