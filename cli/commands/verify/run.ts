import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { append } from '../../../model/lib/lists.ts';
import type { ExitCode } from '../../../platform/exit-code.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { withProgress } from '../../../platform/progress.ts';
import { keepNewObjectsYoung } from '../../../platform/short-lived-objects.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { STDIN_NAME } from '../../../source/find-files.ts';
import { type InputProblem, shownPath } from '../../../source/problem.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import { trafficParts } from '../../../traffic/read-traffic.ts';
import { trafficChunks } from '../../../traffic/traffic-chunks.ts';
import type { TrafficProblem } from '../../../traffic/traffic-entry.ts';
import { TrafficRun } from '../../../traffic/traffic-run.ts';
import { conclude } from './conclude.ts';
import type { VerifyCommandOptions } from './options.ts';
import { prepare } from './prepare.ts';

/**
 * Judges traffic, recorded or through a proxy, and writes the reports.
 *
 * @throws UsageError for wrong arguments or options, and where a description, the ruleset or an output cannot be used.
 */
export async function runVerifyCommand(
  args: readonly string[],
  options: VerifyCommandOptions,
  io: Io,
): Promise<ExitCode> {
  keepNewObjectsYoung();
  if (options.listen !== undefined || options.target !== undefined) {
    const { runProxy } = await import('./proxy.ts');
    return runProxy(args, options, io);
  }
  refuseProxyOptions(options);
  const files = await namedFiles(args, io.cwd);
  const prepared = await prepare(
    options,
    io,
    files.filter((file) => file !== STDIN_NAME),
  );
  const run = new TrafficRun(prepared.settings);
  const problems = await withProgress(io, (progress) => readAll(files, run, (step) => progress.show(step), io));
  return conclude({ run, problems, files }, prepared, options, io);
}

/** @throws UsageError for an option that only the proxy heeds; traffic that is recorded already has no use for it. */
function refuseProxyOptions(options: VerifyCommandOptions): void {
  const given = (['record', 'host', 'ca'] as const).find((name) => options[name] !== undefined);
  if (given !== undefined)
    throw new UsageError(`--${given} is for the proxy; add --listen and --target, or leave it out`);
}

/** The files by their absolute paths; a pattern stands for those that fit. */
async function namedFiles(args: readonly string[], cwd: string): Promise<readonly string[]> {
  if (args.length === 0) {
    throw new UsageError(
      'no traffic is named; name HAR files, files with one JSON exchange a line, or - for standard input',
    );
  }
  const files: string[] = [];
  for (const arg of args) {
    if (arg === '-') files.push(STDIN_NAME);
    else if (!existsSync(resolve(cwd, arg)) && isDynamicPattern(arg)) append(files, await filesOf(arg, cwd));
    else files.push(slashed(resolve(cwd, arg)));
  }
  return [...new Set(files)];
}

async function filesOf(pattern: string, cwd: string): Promise<readonly string[]> {
  const found = await glob(pattern, { cwd, absolute: true, expandDirectories: false });
  if (found.length === 0) throw new UsageError(`no file fits ${pattern}; check the pattern`);
  return found.map((file) => slashed(file)).toSorted();
}

async function readAll(
  files: readonly string[],
  run: TrafficRun,
  progress: (step: string) => void,
  io: Io,
): Promise<readonly InputProblem[]> {
  const problems: TrafficProblem[] = [];
  for (const file of files) {
    const shown = shownPath(file, io.cwd);
    const onPart = () => progress(`${shown}: ${run.judged} exchanges`);
    try {
      await judgeFile(file, run, problems, onPart, io);
    } catch (error) {
      if (!(error instanceof UnreadableInput)) throw error;
      problems.push({ source: file, range: null, problem: error.message });
    }
  }
  return problems.map(inputProblem);
}

/** Judges the exchanges of a file, and adds what cannot be read of it to the problems. */
async function judgeFile(
  file: string,
  run: TrafficRun,
  problems: TrafficProblem[],
  onPart: () => void,
  io: Io,
): Promise<void> {
  for await (const part of trafficParts(file, trafficChunks(file === STDIN_NAME ? null : file, io.stdin))) {
    for (const entry of part) {
      if ('problem' in entry) problems.push(entry);
      else run.add(entry);
    }
    onPart();
  }
}

function inputProblem({ source, range, problem }: TrafficProblem): InputProblem {
  return { code: 'parser', source, range, path: [], message: problem };
}
