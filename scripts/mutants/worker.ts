/** The process that runs tests of the copy; the parent starts it anew when it hangs or breaks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleLoader } from './module-loader.ts';
import { type Reached, Recorder } from './recorder.ts';
import { type FileRun, runTestFile } from './run-tests.ts';

/** Tests of one file, by their titles. */
export interface Selection {
  readonly file: string;
  readonly titles: readonly string[];
}

/**
 * What the parent asks for: to note what the tests of some files call, or to try a mutant with some tests, in their
 * order.
 */
export type Task =
  | { readonly kind: 'record'; readonly file: string }
  | {
      readonly kind: 'try';
      readonly mutant: number;
      readonly selections: readonly Selection[];
      /** Seconds of a processor after which no further file is run. */
      readonly budget: number;
    };

export type Answer =
  | {
      readonly kind: 'recorded';
      readonly file: string;
      readonly tests: readonly RecordedTest[];
      readonly loaded: readonly string[];
      readonly setup: number;
    }
  | {
      readonly kind: 'tried';
      readonly mutant: number;
      readonly killer: string | null;
      readonly seconds: number;
      readonly whole: boolean;
    }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string };

export interface RecordedTest {
  readonly title: string;
  readonly passes: boolean;
  readonly failure: string | null;
  readonly milliseconds: number;
  readonly reached: readonly number[];
}

const root = process.cwd();
const isRecording = process.env.LINTEL_RECORDS === 'yes';
const recorder = new Recorder(isRecording ? join(root, '.reached') : null);

/** What is loaded without a mutant stays loaded. */
const withoutMutant = new ModuleLoader(root);

function listed(reached: Reached): number[] {
  return [...reached];
}

async function record(file: string): Promise<Answer> {
  recorder.switchTo(0);
  const run = await runTestFile(root, file, recorder, { bail: false, loader: withoutMutant });
  const tests = run.tests.map(({ title, failure, milliseconds, reached }) => ({
    title,
    passes: failure === null,
    failure,
    milliseconds: Math.round(milliseconds),
    reached: listed(reached),
  }));
  return { kind: 'recorded', file, tests, loaded: run.loaded, setup: Math.round(run.setup) };
}

/** Of a processor, by this process and by those that it started, as far as the system says so. */
function secondsSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + secondsOfEnded();
}

/** What the processes worked that this one started and that have ended: on Linux, in hundredths of a second. */
function secondsOfEnded(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

/**
 * So many tests may fail with and without the mutant, as on a busy machine; after more the process is not what it was.
 */
const UNSTEADY = 2;

/**
 * A test that fails with the mutant has to pass without it right afterwards; else it says nothing, and others are
 * asked.
 */
async function attempt({ mutant, selections, budget }: Extract<Task, { kind: 'try' }>): Promise<Answer> {
  const start = secondsSpent();
  const seconds = () => secondsSpent() - start;
  const loader = new ModuleLoader(root);
  let unsteady = 0;
  for (const selection of selections) {
    if (seconds() > budget) return { kind: 'tried', mutant, killer: null, seconds: seconds(), whole: false };
    const killer = await failureIn(selection, mutant, loader);
    if (killer === null) continue;
    const titles = killer.title === null ? selection.titles : [killer.title];
    const again = await failureIn({ ...selection, titles }, 0, withoutMutant);
    if (again === null) return { kind: 'tried', mutant, killer: killer.shown, seconds: seconds(), whole: true };
    unsteady++;
    if (unsteady > UNSTEADY) throw new Error(`${killer.shown} fails without a mutant, too: ${again.shown}`);
  }
  return { kind: 'tried', mutant, killer: null, seconds: seconds(), whole: true };
}

async function failureIn(
  { file, titles }: Selection,
  mutant: number,
  loader: ModuleLoader,
): Promise<{ readonly title: string | null; readonly shown: string } | null> {
  recorder.switchTo(mutant);
  const wanted = new Set(titles);
  let run: FileRun;
  try {
    run = await runTestFile(root, file, recorder, { isWanted: (title) => wanted.has(title), bail: true, loader });
  } catch (error) {
    return { title: null, shown: `${file} cannot be loaded: ${String(error).slice(0, 200)}` };
  }
  const failed = run.tests.find(({ failure }) => failure !== null);
  if (failed === undefined) return null;
  const isTest = wanted.has(failed.title);
  return { title: isTest ? failed.title : null, shown: `${file}: ${failed.title}: ${failed.failure?.slice(0, 200)}` };
}

process.on('unhandledRejection', () => {});
process.on('message', (task: Task) => {
  const done = task.kind === 'record' ? record(task.file) : attempt(task);
  const file = task.kind === 'record' ? task.file : String(task.mutant);
  done
    .catch((error: unknown): Answer => ({ kind: 'failed', file, reason: String((error as Error).stack ?? error) }))
    .then((answer) => process.send?.(answer));
});
