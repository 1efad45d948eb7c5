import { parentPort, workerData } from 'node:worker_threads';
import { memoizeOnce } from '../../model/lib/memoize.ts';
import type { Input } from '../../source/find-files.ts';
import { limitFilesTo } from '../../source/largest-file.ts';
import type { ReferenceOptions } from '../../source/reference-access.ts';
import { chooseEngine } from '../choose-engine.ts';
import type { Engine, LintedFile, LintRequest } from '../engine.ts';
import { type PackedResults, packed } from '../packed-results.ts';
import type { RuleChange } from '../rule-changes.ts';
import type { RulesetTrust } from '../ruleset-trust.ts';

/** Which engine lints a file. */
export interface EngineChoice {
  readonly ruleset: string;
  readonly changes: readonly RuleChange[];
  readonly trust: Omit<RulesetTrust, 'onPrograms'>;
}

/** What a worker has to know before the first file. */
export interface WorkerSetting extends ReferenceOptions {
  /** The largest file that is read, in bytes. */
  readonly largestFile: number;
  readonly choices: readonly EngineChoice[];
}

/** A file for a worker. */
export interface WorkerJob {
  /** An index into `choices`. */
  readonly choice: number;
  readonly input: Input;
  readonly text: string;
  readonly request: LintRequest;
}

/** What a worker answers: what came of the file, or what was thrown. */
export type WorkerAnswer =
  | { readonly linted: Omit<LintedFile, 'results'>; readonly results: PackedResults }
  | { readonly thrown: unknown };

/** Lints the files that the main thread sends, one after the other. */
export function serve(): void {
  const { choices, largestFile, ...options } = workerData as WorkerSetting;
  limitFilesTo(largestFile);
  const engines = choices.map(({ ruleset, changes, trust }) =>
    memoizeOnce(() => chooseEngine(ruleset, { ...options, ...trust, changes })),
  );
  parentPort?.on('message', (job: WorkerJob) => {
    const engine = engines[job.choice] as () => Promise<Engine>;
    void answer(engine(), job).then((said) => parentPort?.postMessage(said));
  });
}

async function answer(engine: Promise<Engine>, { input, text, request }: WorkerJob): Promise<WorkerAnswer> {
  try {
    const { results, ...linted } = await (await engine).lint(input, text, () => {}, request);
    return { linted, results: packed(results) };
  } catch (thrown) {
    return { thrown };
  }
}
