import { basename, extname } from 'node:path';
import { append } from '../../../model/lib/lists.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { destination } from '../../../platform/output.ts';
import { withProgress } from '../../../platform/progress.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { version } from '../../../platform/version.ts';
import { leftOutByProjects } from '../../../project/left-out.ts';
import { Projects } from '../../../project/projects.ts';
import { markdownReport } from '../../../review/markdown.ts';
import { jsonReport, type ReviewReport } from '../../../review/report.ts';
import type { ApiReview } from '../../../review/review.ts';
import { trendOf } from '../../../review/trend.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { findFiles } from '../../../source/find-files.ts';
import { problemLine } from '../../../source/problem.ts';
import { filesOfProject } from '../../project-files.ts';
import { earlierReport } from './earlier-report.ts';
import { REVIEW_FORMATS, type ReviewCommandOptions, type ReviewFormat } from './options.ts';
import { reviewFile } from './review-file.ts';

/** The format that a file's name asks for. */
const BY_EXTENSION: Readonly<Record<string, ReviewFormat>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.json': 'json',
};

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
  const projects = new Projects(io.cwd);
  const files = args.length > 0 ? args : await filesOfProject(projects, io.cwd);
  if (files.length === 0)
    throw new UsageError('no files are named; name files, folders or globs, or - for standard input');
  const format = formatOf(options, io);
  const target = destination(options.out, io);
  const earlier = options.trend === undefined ? null : earlierReport(options.trend, io.cwd);
  const { apis, complete } = await reviewAll(files, projects, options, io);
  if (apis.length === 0) return ExitCode.failed;
  const report: ReviewReport = {
    lintel: version(),
    created: now(io),
    apis: apis.map((api) => ({ ...api, trend: earlier === null ? null : trendOf(api, earlier) })),
  };
  await target.write(await written(report, format));
  return complete ? ExitCode.clean : ExitCode.failed;
}

function formatOf({ format, out }: ReviewCommandOptions, io: Io): ReviewFormat {
  const chosen = format ?? BY_EXTENSION[extname(out ?? '').toLowerCase()] ?? 'html';
  const known = oneOf('format', chosen, REVIEW_FORMATS);
  if (known === 'html' && out === undefined && io.stdout.isTTY === true)
    throw new UsageError('a page is of no use in a terminal; name a file for it: --out report.html');
  return known;
}

async function reviewAll(
  args: readonly string[],
  projects: Projects,
  options: ReviewCommandOptions,
  io: Io,
): Promise<{ apis: ApiReview[]; complete: boolean }> {
  const { remoteRefs = false } = options;
  const log = new Log(io);
  const { read } = new FileReader(io);
  const found = await findFiles(args, {
    ...options,
    cwd: io.cwd,
    leftOut: (paths) => leftOutByProjects(paths, projects),
  });
  for (const note of found.notes) log.say(note);
  const problems = [...found.problems];
  const apis: ApiReview[] = [];
  const count = found.inputs.length;
  await withProgress(io, async (progress) => {
    for (const [index, input] of found.inputs.entries()) {
      const label = `${index + 1}/${count} ${basename(input.source)}`;
      const show = (step: string) => progress.show(`${label}: ${step}`);
      const reviewed = await reviewFile(input, read, { cwd: io.cwd, remoteRefs, progress: show });
      append(problems, reviewed.problems);
      if (reviewed.review !== null) apis.push(reviewed.review);
    }
  });
  for (const problem of problems) log.say(problemLine(problem, io.cwd));
  return { apis, complete: problems.length === 0 };
}

/** The time of the report; builds that have to come out the same each time set it, as reproducible-builds.org describes. */
function now({ env }: Io): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  const time = env.SOURCE_DATE_EPOCH !== undefined && Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
  return time.toISOString();
}

async function written(report: ReviewReport, format: ReviewFormat): Promise<string> {
  if (format === 'json') return `${JSON.stringify(jsonReport(report), null, 2)}\n`;
  if (format === 'markdown') return markdownReport(report);
  const { htmlReport } = await import('../../../review/page/html-report.tsx');
  return htmlReport(report);
}
