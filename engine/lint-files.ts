import { basename } from 'node:path';
import { reasonOf } from '../platform/error-text.ts';
import type { Log } from '../platform/log.ts';
import type { Progress } from '../platform/progress.ts';
import { type FoundFiles, type Input, sizeOf } from '../source/find-files.ts';
import { fileProblem, type InputProblem, problemLine, problemResult, shownPath } from '../source/problem.ts';
import { UnreadableInput } from '../source/read-text.ts';
import { compareResults, type Result } from '../source/result.ts';
import type { Engine, LintedFile, RuleTally } from './engine.ts';
import { notLinted } from './engine.ts';
import { ReportedResults } from './reported-results.ts';
import { addTallies } from './sum-tallies.ts';

/** What came of a run over several files. */
export interface LintedFiles {
  /** File by file, in Spectral's order within each. */
  readonly results: Result[];
  /** The same with the problems of the input among them. */
  readonly resultsAndProblems: Result[];
  readonly tallies: Map<string, RuleTally>;
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
}

/** Lints files, in the order that is given or several at once; whatever goes wrong in one of them costs only that one. */
export async function lintFiles({ inputs, problems }: FoundFiles, context: RunContext): Promise<LintedFiles> {
  const run: LintedFiles = {
    results: [],
    resultsAndProblems: [],
    tallies: new Map(),
    linted: 0,
    failed: 0,
    hidden: 0,
    complete: true,
  };
  const told = new ReportedResults();
  if (problems.length > 0) add(run, notLinted(problems), told, context);
  const started = lintAll(inputs, context);
  for (const [index, { source }] of inputs.entries()) {
    const file = await started[index]?.();
    if (file !== undefined) add(run, file, told, context, shownPath(source, context.cwd));
  }
  context.progress.clear();
  return run;
}

/**
 * What waits for each file's outcome: its turn; or, where several threads take the files, the largest ones first, what one of
 * them has begun or will begin.
 */
function lintAll(inputs: readonly Input[], context: RunContext): readonly (() => Promise<LintedFile>)[] {
  const begin = (input: Input, index: number) => {
    const name = basename(shownPath(input.source, context.cwd));
    const show = (step: string) => context.progress.show(`${index + 1}/${inputs.length} ${name}: ${step}`);
    return lintOne(input, context, show);
  };
  if (context.threads < 2) return inputs.map((input, index) => () => begin(input, index));
  const settle: ((file: LintedFile) => void)[] = [];
  const outcomes = inputs.map(() => new Promise<LintedFile>((resolve) => settle.push(resolve)));
  const queue = [...inputs.entries()].sort(([, left], [, right]) => sizeOf(right) - sizeOf(left)).values();
  const take = async () => {
    for (const [index, input] of queue) settle[index]?.(await begin(input, index));
  };
  for (let thread = 0; thread < context.threads; thread++) void take();
  return outcomes.map((outcome) => () => outcome);
}

async function lintOne(
  input: Input,
  { engine, readText, log, cwd }: RunContext,
  show: (step: string) => void,
): Promise<LintedFile> {
  try {
    return await engine.lint(input, await readText(input), show);
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
  return `it could not be linted (${reasonOf(error)}); this is a fault of Lintel, so please report it`;
}

function add(
  run: LintedFiles,
  file: LintedFile,
  told: ReportedResults,
  { log, progress, cwd }: RunContext,
  name = '',
): void {
  if (file.problems.length + file.failures.length > 0) {
    progress.clear();
    run.complete = false;
  }
  const problems = file.problems.toSorted(byPlace);
  for (const problem of problems) log.say(problemLine(problem, cwd));
  for (const { ruleId, error } of file.failures) {
    log.say(
      `${name}: the rule ${ruleId} failed (${reasonOf(error)}); the other rules were run, please report this`,
      error,
    );
  }
  const ofInput = new Set(problems.map(problemResult));
  for (const result of told.add([...ofInput, ...file.results])) {
    run.resultsAndProblems.push(result);
    if (!ofInput.has(result)) run.results.push(result);
  }
  addTallies(run.tallies, file.tallies);
  if (file.linted) run.linted++;
  else if (name !== '') run.failed++;
  run.hidden += file.hidden ?? 0;
}

function byPlace(left: InputProblem, right: InputProblem): number {
  return compareResults(problemResult(left), problemResult(right));
}
