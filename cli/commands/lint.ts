import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseEngine } from '../engine/choose-engine.ts';
import { type Result, SEVERITIES, severityNumber } from '../engine/result.ts';
import { ExitCode } from '../exit-code.ts';
import { findFiles, type Input, STDIN_NAME } from '../input/find-files.ts';
import { readStream, readText, withoutMark } from '../input/read-text.ts';
import type { Io } from '../io.ts';
import { type LintedFiles, lintFiles } from '../lint-files.ts';
import { Log } from '../log.ts';
import { type Destination, destination } from '../output.ts';
import { Progress } from '../progress.ts';
import { FORMATS, type Format, reportFor } from '../report/formats.ts';
import type { ReportSetting } from '../report/report.ts';
import { statistics } from '../report/statistics.ts';
import { usesColor } from '../report/uses-color.ts';
import { oneOf, UsageError } from '../usage-error.ts';
import { version } from '../version.ts';

/** The options of `lintel lint` as the command line gives them. */
export interface LintOptions {
  readonly ruleset: string;
  readonly format: string;
  readonly output?: string;
  readonly failSeverity: string;
  readonly quiet?: boolean;
  readonly statistics?: boolean;
  readonly color?: boolean;
  readonly remoteRefs?: boolean;
  readonly stdinFilepath?: string;
}

/**
 * Lints what the arguments name and writes the report.
 *
 * @throws UsageError
 */
export async function lint(args: readonly string[], options: LintOptions, io: Io): Promise<ExitCode> {
  const format = oneOf('format', options.format, FORMATS);
  const failSeverity = severityNumber(oneOf('severity', options.failSeverity, SEVERITIES));
  if (args.length === 0)
    throw new UsageError('no files are named; name files, folders or globs, or - for standard input');
  const target = destination(options.output, io);
  const remoteRefs = options.remoteRefs === true;
  const engine = await chooseEngine(options.ruleset, { cwd: io.cwd, remoteRefs });
  const reader = new Reader(io);
  const run = await lintFiles(await findFiles(args, { cwd: io.cwd, stdinFilepath: options.stdinFilepath }), {
    engine,
    readText: (input) => reader.read(input),
    log: new Log(io),
    progress: new Progress(io.stderr),
    cwd: io.cwd,
  });
  const found = format === 'stylish' ? run.results : run.resultsAndProblems.map((result) => reader.named(result));
  const shown = options.quiet === true ? found.filter(({ severity }) => severity === 0) : found;
  const quieted = found.length - shown.length;
  const report = await reportFor(format);
  const setting = settingFor(options, target, reader, io);
  const text = await report({ ...run, results: shown, rules: engine.rules, quieted, failSeverity }, setting);
  if (text !== '' || target.file !== null) target.write(`${text}\n`);
  if (options.statistics === true) writeStatistics(run, format, target, io);
  return exitCode(run, failSeverity);
}

/** Reads the files, and keeps what cannot be read again for the report. */
class Reader {
  private stdin: { readonly source: string; readonly text: string } | null = null;

  constructor(private readonly io: Io) {}

  async read({ source, isStdin }: Input): Promise<string> {
    if (!isStdin) return readText(source);
    this.stdin = { source, text: await readStream(this.io.stdin) };
    return this.stdin.text;
  }

  textOf(source: string): string | null {
    if (this.stdin?.source === source) return this.stdin.text;
    try {
      return withoutMark(readFileSync(source, 'utf8'));
    } catch {
      return null;
    }
  }

  /** A result as machine formats name its file. */
  named(result: Result): Result {
    return result.source === resolve(this.io.cwd, STDIN_NAME) ? { ...result, source: STDIN_NAME } : result;
  }
}

function settingFor(options: LintOptions, { file }: Destination, reader: Reader, io: Io): ReportSetting {
  return {
    cwd: io.cwd,
    color: usesColor(options.color, file === null ? io.stdout : null, io.env),
    columns: (file === null && io.stdout.columns) || 120,
    version: version(),
    textOf: (source) => reader.textOf(source),
  };
}

/** Beside a report that a program reads, the table stays out of its way. */
function writeStatistics({ tallies }: LintedFiles, format: Format, { file }: Destination, io: Io): void {
  const output = format === 'stylish' && file === null ? io.stdout : io.stderr;
  output.write(`\n${statistics(tallies)}\n`);
}

function exitCode({ complete, results }: LintedFiles, failSeverity: number): ExitCode {
  if (!complete) return ExitCode.failed;
  return results.some(({ severity }) => severity <= failSeverity) ? ExitCode.findings : ExitCode.clean;
}
