import { parentPort, workerData } from 'node:worker_threads';
import type { Input } from '../../source/find-files.ts';
import { chooseEngine, type EngineOptions } from '../choose-engine.ts';
import type { Engine, LintedFile } from '../engine.ts';
import { type PackedResults, packed } from './packed-results.ts';

/** What a worker has to know before the first file. */
export interface WorkerSetting extends EngineOptions {
  readonly ruleset: string;
}

/** A file for a worker. */
export interface WorkerJob {
  readonly input: Input;
  readonly text: string;
}

/** What a worker answers: what came of the file, or what was thrown. */
export type WorkerAnswer =
  | { readonly linted: Omit<LintedFile, 'results'>; readonly results: PackedResults }
  | { readonly thrown: unknown };

/** Lints the files that the main thread sends, one after the other. */
export function serve(): void {
  const { ruleset, ...options } = workerData as WorkerSetting;
  const engine = chooseEngine(ruleset, options);
  parentPort?.on('message', (job: WorkerJob) => {
    void answer(engine, job).then((said) => parentPort?.postMessage(said));
  });
}

async function answer(engine: Promise<Engine>, { input, text }: WorkerJob): Promise<WorkerAnswer> {
  try {
    const { results, ...linted } = await (await engine).lint(input, text, () => {});
    return { linted, results: packed(results) };
  } catch (thrown) {
    return { thrown };
  }
}
