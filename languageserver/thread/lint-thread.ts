import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../../platform/error-text.ts';
import type { DescriptionLinter } from '../linting/description-linter.ts';
import { LintService } from './lint-service.ts';
import { CANCELLED_JOB, CANCELLED_QUESTION, type FromLinter, type LinterSetting, type ToLinter } from './messages.ts';

/** Does the work of linting, so that the main thread answers at once. */
export interface LintThread {
  send(message: ToLinter): void;
  /** Ends this job, and all before it. */
  cancelJob(job: number): void;
  /** Ends the work for this question, and for all before it; they are answered with null. */
  cancelQuestion(id: number): void;
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
  const cancelled = new Int32Array(new SharedArrayBuffer(8));
  const canceller = (place: number) => (number: number) => void Atomics.store(cancelled, place, number);
  const cancelling = { cancelJob: canceller(CANCELLED_JOB), cancelQuestion: canceller(CANCELLED_QUESTION) };
  const entry = fileURLToPath(import.meta.url);
  if (extname(entry) !== '.cjs') {
    const service = new LintService(makeLinter(options), cancelled, listener.onMessage);
    return { send: (message) => service.receive(message), ...cancelling };
  }
  const setting: LinterSetting<Options> = { options, cancelled };
  // What a ruleset prints must not get among the messages to the editor.
  const worker = new Worker(entry, { workerData: setting, stdout: true });
  worker.stdout.pipe(process.stderr);
  worker.on('message', listener.onMessage);
  let reason: string | null = null;
  worker.on('error', (error: unknown) => {
    reason = reasonOf(error);
  });
  // A rule may end it without an error, by process.exit().
  worker.on('exit', (code) => listener.onEnd(reason ?? `a ruleset ended it, with exit code ${code}`));
  return { send: (message) => worker.postMessage(message), ...cancelling };
}
