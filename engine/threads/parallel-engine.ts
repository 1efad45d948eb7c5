import { Worker } from 'node:worker_threads';
import type { Engine, LintedFile } from '../engine.ts';
import { unpacked } from '../packed-results.ts';
import type { WorkerAnswer, WorkerJob, WorkerSetting } from './worker.ts';

/**
 * The same engines in threads that they share, each of which lints one file at a time. What ends a thread (memory that
 * runs out) costs the file that it was linting; the next one gets a new thread. Threads without work do not keep the
 * program alive. `entry` is the program, which serves where it runs in a thread.
 *
 * @throws Error, from `lint`, where the thread ended before it answered.
 */
export function parallelEngines(
  engines: readonly Engine[],
  setting: WorkerSetting,
  threads: number,
  entry: string,
): Engine[] {
  const pool = new Pool(setting, threads, entry);
  return engines.map((engine, choice) => parallelEngine(engine, choice, pool));
}

function parallelEngine({ rules }: Engine, choice: number, pool: Pool): Engine {
  return {
    rules,
    lint: async (input, text, progress, { readings: _ofThisThread, ...request } = {}) => {
      progress('waiting for a thread');
      const worker = await pool.acquire();
      progress('linting');
      try {
        const answer = await ask(worker, { choice, input, text, request });
        pool.release(worker);
        return linted(answer);
      } catch (crash) {
        pool.replace();
        throw crash;
      }
    },
  };
}

class Pool {
  private readonly idle: Worker[] = [];
  private readonly waiting: ((worker: Worker) => void)[] = [];
  private started = 0;

  constructor(
    private readonly setting: WorkerSetting,
    private readonly threads: number,
    private readonly entry: string,
  ) {}

  acquire(): Promise<Worker> {
    const worker = this.idle.pop();
    if (worker !== undefined) return Promise.resolve(worker);
    if (this.started < this.threads) return Promise.resolve(this.start());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  release(worker: Worker): void {
    const next = this.waiting.shift();
    if (next === undefined) this.idle.push(worker);
    else next(worker);
  }

  /** Makes up for a thread that ended. */
  replace(): void {
    this.started--;
    const next = this.waiting.shift();
    if (next !== undefined) next(this.start());
  }

  private start(): Worker {
    this.started++;
    return new Worker(this.entry, { workerData: this.setting });
  }
}

function linted(answer: WorkerAnswer): LintedFile {
  if ('thrown' in answer) throw answer.thrown;
  return { ...answer.linted, results: unpacked(answer.results) };
}

/** Rejects where the thread ends before it answers. */
function ask(worker: Worker, job: WorkerJob): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.unref();
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      then();
    };
    const onMessage = (answer: WorkerAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('its thread ended')));
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  });
}
