import { basename } from 'node:path';
import { append } from '../model/lib/lists.ts';
import { CORRECT_OR_REPORT, reasonOf } from '../platform/error-text.ts';
import type { Log } from '../platform/log.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import type { Progress } from '../platform/progress.ts';
import { type FoundFiles, type Input, sizeOf } from '../source/find-files.ts';
import { fileProblem, type InputProblem, problemLine, problemResult, shownPath } from '../source/problem.ts';
import { compareResults, type Result } from '../source/result.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';
import { type Engine, type LintedFile, type LintRequest, notLinted, type RuleTally } from './engine.ts';
import { ReportedResults } from './reported-results.ts';
import { failureSentence } from './rule-failure.ts';
import { addTallies } from './sum-tallies.ts';

/** What came of a run over several files. */
export interface LintedFiles {
  /** File by file, in Spectral's order within each. */
  readonly results: Result[];
  /** The same with the problems of the input among them. */
  readonly resultsAndProblems: Result[];
  /** The findings by the description in which they were found first. */
  readonly byDescription: Map<string, readonly Result[]>;
  readonly tallies: Map<string, RuleTally>;
  /** Why files were read in the slow way, one reason for each of these. */
  readonly readSlowly: string[];
  linted: number;
  failed: number;
  hidden: number;
  /** False when input was broken or a rule threw. */
  complete: boolean;
}

/** What a run needs besides the files. */
export interface RunContext {
  readonly engine: Engine;
  readonly readText: (input: Input) => Promise<string>;
  readonly log: Log;
  readonly progress: Progress;
  readonly cwd: string;
  /** How many files the engine can lint at once. */
  readonly threads: number;
  /** What the run wants to know of a file beside the findings. */
  readonly requestFor?: (input: Input) => LintRequest;
}

/**
 * Lints files one by one in their order, or several at once. What fails in one file, which is logged, costs only that
 * one. Results are in the order of the files, whichever way.
 */
export async function lintFiles({ inputs, problems }: FoundFiles, context: RunContext): Promise<LintedFiles> {
  const run: LintedFiles = {
    results: [],
    resultsAndProblems: [],
    byDescription: new Map(),
    tallies: new Map(),
    readSlowly: [],
    linted: 0,
    failed: 0,
    hidden: 0,
    complete: true,
  };
  const reported = new ReportedResults();
  add(run, notLinted(problems), reported, context);
  const lint = async (input: Input, index: number) => {
    const name = shownPath(input.source, context.cwd);
    return { input, name, file: await lintOne(input, `${index + 1}/${inputs.length} ${basename(name)}`, context) };
  };
  for await (const { input, name, file } of mapConcurrently(inputs, context.threads, lint, sizeOf)) {
    const from = run.results.length;
    add(run, file, reported, context, name);
    run.byDescription.set(input.source, run.results.slice(from));
    if (!file.linted) run.failed++;
  }
  context.progress.clear();
  return run;
}

async function lintOne(
  input: Input,
  label: string,
  { engine, readText, log, progress, cwd, requestFor }: RunContext,
): Promise<LintedFile> {
  try {
    const show = (step: string) => progress.show(`${label}: ${step}`);
    return await engine.lint(input, await readText(input), show, requestFor?.(input));
  } catch (error) {
    if (error instanceof UnreadableInput) return notLinted([fileProblem(input.source, error.message)]);
    const problem = fileProblem(input.source, crashSentence(error));
    log.say(problemLine(problem, cwd), error);
    return notLinted([problem]);
  }
}

function crashSentence(error: unknown): string {
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return 'it is nested too deeply to be linted; flatten it or move parts to components';
  }
  return `it could not be linted (${reasonOf(error)}); ${CORRECT_OR_REPORT}`;
}

/** Adds the outcome of one file to that of the run, and logs its problems. */
function add(
  run: LintedFiles,
  file: LintedFile,
  reported: ReportedResults,
  { log, progress, cwd }: RunContext,
  name = '',
): void {
  if (file.problems.length + file.failures.length > 0) {
    progress.clear();
    run.complete = false;
  }
  const problems = file.problems.toSorted(byPlace);
  for (const problem of problems) log.say(problemLine(problem, cwd));
  for (const failure of file.failures) log.say(`${name}: ${failureSentence(failure)}`, failure.error);
  const ofInput = new Set(problems.map(problemResult));
  for (const result of reported.add([...ofInput, ...file.results])) {
    run.resultsAndProblems.push(result);
    if (!ofInput.has(result)) run.results.push(result);
  }
  addTallies(run.tallies, file.tallies);
  append(run.readSlowly, file.readSlowly ?? []);
  if (file.linted) run.linted++;
  run.hidden += file.hidden ?? 0;
}

function byPlace(left: InputProblem, right: InputProblem): number {
  return compareResults(problemResult(left), problemResult(right));
}
