/** How long nothing more has to be typed, in milliseconds. */
const DEBOUNCE = 150;

/** Starts and cancels the work. */
export interface LintRunner {
  start(job: number, paths: readonly string[]): void;
  /** Ends this job, and all before it. */
  cancelJob(job: number): void;
}

/**
 * Decides what is linted when. One job runs at a time; whatever changes meanwhile cancels it, and what was left of it
 * runs again, behind the file that changed last.
 */
export class LintSchedule {
  private waiting: string[] = [];
  private running: { readonly job: number; readonly paths: readonly string[] } | null = null;
  private last: readonly string[] = [];
  private timer: NodeJS.Timeout | null = null;
  private jobs = 0;
  private listeners: (() => void)[] = [];

  constructor(private readonly runner: LintRunner) {}

  /** A file is another one than before; while somebody types, the work waits for a pause. */
  touch(path: string, { isTyping }: { readonly isTyping: boolean }): void {
    this.interrupt();
    this.waiting = [path, ...this.waiting.filter((other) => other !== path)];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), isTyping ? DEBOUNCE : 0);
    // Who waits for the text before this one may not want to any more.
    this.notify();
  }

  /** The thread that lints has ended a job, done or cancelled. */
  ended(job: number): void {
    if (this.running?.job !== job) return;
    this.running = null;
    if (this.timer === null) this.start();
    this.notify();
  }

  /** True where all that concerns a file is linted as it is now. */
  isSettled(path: string): boolean {
    return !this.waiting.includes(path) && this.running?.paths.includes(path) !== true;
  }

  /** Waits until a file is settled, or no longer. */
  async settled(path: string, isUnwanted: () => boolean): Promise<void> {
    while (!this.isSettled(path) && !isUnwanted()) await new Promise<void>((resolve) => this.listeners.push(resolve));
  }

  /** Lets those who wait see that they are not wanted any more. */
  notify(): void {
    const listeners = this.listeners;
    this.listeners = [];
    for (const listener of listeners) listener();
  }

  /**
   * Forgets all that waits or runs, since nothing runs any more; gives the files of the last job. It may have ended:
   * what it began may not.
   */
  stop(): readonly string[] {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.running = null;
    this.notify();
    return this.last;
  }

  private interrupt(): void {
    if (this.running === null) return;
    const { job, paths } = this.running;
    this.runner.cancelJob(job);
    this.running = null;
    this.waiting = [...this.waiting, ...paths.filter((path) => !this.waiting.includes(path))];
  }

  private start(): void {
    this.timer = null;
    if (this.waiting.length === 0) return;
    this.jobs++;
    this.last = this.waiting;
    this.running = { job: this.jobs, paths: this.last };
    this.waiting = [];
    this.runner.start(this.jobs, this.last);
  }
}
