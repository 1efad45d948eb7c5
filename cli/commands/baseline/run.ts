import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Baseline,
  type BaselineEntry,
  compareWithBaseline,
  entriesOf,
  type FindingEntries,
  nameFor,
} from '../../../baseline/baseline.ts';
import { readBaseline, writeBaseline } from '../../../baseline/baseline-file.ts';
import { fixedEntries, isThere } from '../../../baseline/fixed.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import { type LintedFiles, lintFiles } from '../../../engine/lint-files.ts';
import { counted, listed } from '../../../framework/messages.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { Progress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { FileReader } from '../../../source/file-reader.ts';
import { findFiles } from '../../../source/find-files.ts';
import { combined, LintSession } from '../../lint-session.ts';
import type { BaselineCommandOptions } from './options.ts';

/** Everything that was found, and how. */
interface Found {
  readonly run: LintedFiles;
  /** For each finding what it is known by. */
  readonly entries: readonly FindingEntries[];
  readonly sources: readonly string[];
  readonly rules: readonly RuleInfo[];
}

/**
 * Records today's findings, or takes those that are fixed out of what was recorded.
 *
 * @throws UsageError
 */
export async function runBaselineCommand(
  args: readonly string[],
  options: BaselineCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const file = resolve(io.cwd, options.output);
  return options.prune === true ? prune(args, file, options, io) : record(args, file, options, io);
}

async function record(
  args: readonly string[],
  file: string,
  options: BaselineCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const { output, force } = options;
  if (args.length === 0) throw new UsageError('no files are named; name files, folders or globs');
  if (args.includes('-')) throw new UsageError('standard input has no place in a baseline; name a file');
  checkTarget(file, output);
  if (existsSync(file) && force !== true) {
    throw new UsageError(
      `the baseline ${output} exists already; take out what is fixed with --prune, or record everything anew with --force`,
    );
  }
  const { run, entries, sources } = await find(args, file, options, io);
  if (!run.complete) return refuse('recorded', io);
  const descriptions = sources.map((source) => nameFor(source, file));
  writeBaseline(file, { descriptions, entries: entries.flatMap(({ places }) => places) }, io.cwd);
  io.stdout.write(`Recorded ${counted(entries.length, 'finding')} of ${counted(run.linted, 'file')} in ${output}\n`);
  return ExitCode.clean;
}

async function prune(
  args: readonly string[],
  file: string,
  options: BaselineCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const { output, force } = options;
  if (force === true) throw new UsageError('--prune takes out what is fixed, and --force records anew; leave one out');
  if (args.length > 0) {
    throw new UsageError('--prune lints the files that the baseline names, and needs no others; leave them out');
  }
  const known = await readBaseline(file, output);
  const descriptions = known.descriptions.filter((name) => isThere(name, file));
  const absent = known.descriptions.filter((name) => !descriptions.includes(name));
  const paths = descriptions.map((name) => resolve(dirname(file), name));
  const { run, entries, sources, rules } = await find(paths, file, options, io);
  if (!run.complete) return refuse('pruned', io);
  const { kept, moved, gone } = compareWithBaseline(entries, known);
  const fixed = new Set(fixedEntries(gone, known, file, sources, rules));
  const unjudged = gone.filter((entry) => !fixed.has(entry));
  const remaining: Baseline = { descriptions, entries: [...kept, ...unjudged] };
  const isSame = fixed.size === 0 && absent.length === 0 && moved === 0;
  if (!isSame) writeBaseline(file, remaining, io.cwd);
  io.stdout.write(`${pruned(fixed.size, remaining.entries.length, moved, output)}\n`);
  const log = new Log(io);
  for (const name of absent) log.say(`${name} does not exist any more, so its findings count as fixed`);
  if (unjudged.length > 0) log.say(unjudgedNote(unjudged));
  return ExitCode.clean;
}

async function find(args: readonly string[], file: string, options: BaselineCommandOptions, io: Io): Promise<Found> {
  const session = new LintSession(options, io);
  const log = new Log(io);
  const reader = new FileReader(io);
  const files = await findFiles(args, { ...options, cwd: io.cwd, leftOut: session.leftOut });
  const groups = await session.groups(files.inputs);
  for (const note of files.notes) log.say(note);
  const progress = new Progress(io.stderr);
  const context = { readText: reader.read, log, progress, cwd: io.cwd };
  const run = await lintFiles(files, { ...(await session.engine(groups, files.inputs, log)), ...context });
  const entries = await entriesOf(run.results, file, reader.dataOf);
  const { rules } = combined(groups);
  return { run, entries, sources: files.inputs.map(({ source }) => source), rules };
}

/** What can never be written is reported before the work begins. */
function checkTarget(file: string, output: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) throw new UsageError(`the baseline ${output} is a folder; name a file in it`);
  if (!existsSync(dirname(file))) {
    throw new UsageError(`the folder of the baseline ${output} does not exist; create it first`);
  }
}

function refuse(done: string, io: Io): ExitCode {
  new Log(io).say(`nothing was ${done}, as not everything could be judged; correct that, or leave those files out`);
  return ExitCode.failed;
}

function pruned(fixed: number, left: number, moved: number, output: string): string {
  const counts = moved === 0 ? '' : `, ${moved} of them now by another rule or at another place`;
  const remain = `${counted(left, 'finding')} remain${left === 1 ? 's' : ''}${counts}`;
  if (fixed === 0) return `Nothing of ${output} is fixed; ${remain}`;
  return `Took ${counted(fixed, 'fixed finding')} out of ${output}; ${left === 0 ? 'nothing remains, so the file can go' : remain}`;
}

function unjudgedNote(entries: readonly BaselineEntry[]): string {
  const rules = [...new Set(entries.map(({ rule }) => rule))].sort();
  const shown = rules.length > 3 ? [...rules.slice(0, 3), `${rules.length - 3} more`] : rules;
  const them = entries.length === 1 ? 'it stays' : 'they stay';
  return `the ruleset does not run ${listed(shown)}, so ${counted(entries.length, 'finding')} of the baseline cannot be judged; ${them}`;
}
