/** Runs some tests of the copy in this process. */
import { join } from 'node:path';
import Mocha from 'mocha';
import type { ModuleLoader } from './module-loader.ts';
import { addReached, type Reached, type Recorder } from './recorder.ts';

/** A test that was run. */
interface TestRun {
  readonly title: string;
  /** Null where it passed. */
  readonly failure: string | null;
  /** Of a processor. */
  readonly milliseconds: number;
  readonly reached: Reached;
}

export interface FileRun {
  readonly tests: readonly TestRun[];
  /** What loading the file reached. */
  readonly loading: Reached;
  /** The files that were loaded for it. */
  readonly loaded: readonly string[];
  /** Of a processor, for loading and for hooks: what each run of some of the tests takes besides. */
  readonly setup: number;
}

class Silent extends Mocha.reporters.Base {}

/** A test must not take longer than this by the clock, on a machine that does other things as well. */
const TIMEOUT = 120_000;

/**
 * Runs the tests of a file that `isWanted`, up to the first that fails where `bail` says so.
 *
 * @throws what the file throws when it is loaded.
 */
export async function runTestFile(
  root: string,
  file: string,
  recorder: Recorder,
  {
    isWanted = () => true,
    bail,
    loader,
  }: { isWanted?: (title: string) => boolean; bail: boolean; loader: ModuleLoader },
): Promise<FileRun> {
  const mocha = new Mocha({ reporter: Silent, timeout: TIMEOUT, bail });
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, file, mocha);
  recorder.take();
  const start = process.cpuUsage();
  // Tests are told to mocha while their file is loaded.
  loader.forget(join(root, file));
  loader.load(join(root, file));
  const loading = recorder.take();
  keepWanted(mocha.suite, isWanted);
  const tests = await finished(mocha, recorder);
  const { user, system } = process.cpuUsage(start);
  const setup = (user + system) / 1000 - tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return { tests, loading, loaded: loader.files, setup };
}

function keepWanted(suite: Mocha.Suite, isWanted: (title: string) => boolean): void {
  suite.tests = suite.tests.filter((test) => isWanted(test.fullTitle()));
  for (const inner of suite.suites) keepWanted(inner, isWanted);
}

/** What a hook before all tests of a suite reaches counts for each of them. */
function finished(mocha: Mocha, recorder: Recorder): Promise<TestRun[]> {
  const tests: TestRun[] = [];
  const ofSuites = new Map<Mocha.Suite, Reached>();
  let start = process.cpuUsage();
  const failures = new Map<string, string>();
  return new Promise((done) => {
    const runner = mocha.run(() => done(tests));
    runner.on('hook end', (hook: Mocha.Hook & { parent?: Mocha.Suite }) => {
      if (!hook.title.startsWith('"before all"') || hook.parent === undefined) return;
      const known = ofSuites.get(hook.parent) ?? new Set<number>();
      ofSuites.set(hook.parent, known);
      addReached(known, recorder.take());
    });
    runner.on('test', () => {
      recorder.startTest();
      start = process.cpuUsage();
    });
    runner.on('fail', (test: Mocha.Runnable, error: unknown) => {
      failures.set(test.fullTitle(), String((error as Error)?.message ?? error));
      // A hook that fails ends no test.
      if ((test as { type?: string }).type === 'hook') tests.push(outcome(test, String(error), 0, recorder.take()));
    });
    runner.on('test end', (test: Mocha.Test) => {
      if (test.isPending()) return;
      const { user, system } = process.cpuUsage(start);
      const reached = recorder.take();
      for (let suite = test.parent; suite !== undefined; suite = suite.parent) {
        const before = ofSuites.get(suite);
        if (before !== undefined) addReached(reached, before);
      }
      tests.push(outcome(test, failures.get(test.fullTitle()) ?? null, (user + system) / 1000, reached));
    });
  });
}

function outcome(test: Mocha.Runnable, failure: string | null, milliseconds: number, reached: Reached): TestRun {
  return { title: test.fullTitle(), failure, milliseconds, reached };
}
