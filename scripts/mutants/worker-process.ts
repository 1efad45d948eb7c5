/** A worker that is started anew when it hangs or breaks. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Task } from './worker.ts';

/** By the clock, where the system does not say how long a process has worked. */
const LONGEST_MINUTES = 15;

/** Asks one thing at a time. */
export class WorkerProcess {
  readonly #root: string;
  readonly #records: boolean;
  #child: ChildProcess | null = null;
  #answered = 0;

  constructor(root: string, records: boolean) {
    this.#root = root;
    this.#records = records;
  }

  /** The answer, or why there is none: it took more than so many seconds of a processor, or the process ended. */
  async ask(task: Task, seconds: number): Promise<Answer | 'hangs' | 'breaks'> {
    // Modules of all former runs would fill the memory.
    if (++this.#answered % 150 === 0) this.stop();
    const child = this.#child ?? this.#start();
    this.#child = child;
    const before = secondsOf(child.pid) ?? 0;
    const deadline = Date.now() + LONGEST_MINUTES * 60_000;
    return new Promise((done) => {
      const end = (answer: Answer | 'hangs' | 'breaks') => {
        clearInterval(watch);
        child.removeAllListeners();
        if (typeof answer === 'string' || answer.kind === 'failed') this.stop();
        done(answer);
      };
      const watch = setInterval(() => {
        const spent = (secondsOf(child.pid) ?? 0) - before;
        if (spent > seconds || Date.now() > deadline) end('hangs');
      }, 1_000);
      child.once('message', (answer: Answer) => end(answer));
      child.once('exit', () => end('breaks'));
      child.send(task);
    });
  }

  stop(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #start(): ChildProcess {
    const env = {
      ...process.env,
      LINTEL_CORPUS: 'none',
      LINTEL_SEED: '1',
      LINTEL_RECORDS: this.#records ? 'yes' : 'no',
    };
    return fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      cwd: this.#root,
      env,
      execArgv: ['--import', import.meta.resolve('tsx'), '--max-old-space-size=3000'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

/** What a process has worked, on Linux. */
function secondsOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
