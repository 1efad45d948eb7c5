import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DescriptionLinter } from '../linting/description-linter.ts';
import { LintService } from './lint-service.ts';
import type { FromLinter, LinterSetting, ToLinter } from './messages.ts';

/** Does the work of linting, so that the main thread answers at once. */
export interface LintThread {
  send(message: ToLinter): void;
  cancel(job: number): void;
}

/** Hears what the thread says. */
export interface LintThreadListener {
  onMessage(message: FromLinter): void;
  /** The thread ended by itself, as where memory ran out; what it knew is lost. */
  onEnd(reason: string): void;
}

/** What linters are made from, in the thread. */
export type MakeLinter<Options> = (options: Options) => DescriptionLinter;

/** Starts the thread. A run from the sources, which threads cannot load, does the work in this one. */
export function startLintThread<Options>(
  options: Options,
  makeLinter: MakeLinter<Options>,
  listener: LintThreadListener,
): LintThread {
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  const cancel = (job: number) => {
    Atomics.store(cancelled, 0, job);
  };
  const entry = fileURLToPath(import.meta.url);
  if (extname(entry) !== '.cjs') {
    const service = new LintService(makeLinter(options), cancelled, listener.onMessage);
    return { send: (message) => service.receive(message), cancel };
  }
  const setting: LinterSetting<Options> = { options, cancelled };
  // What a ruleset prints must not get among the messages to the editor.
  const worker = new Worker(entry, { workerData: setting, stdout: true });
  worker.stdout.pipe(process.stderr);
  worker.on('message', listener.onMessage);
  worker.on('error', (error: Error) => listener.onEnd(error.message));
  return { send: (message) => worker.postMessage(message), cancel };
}
