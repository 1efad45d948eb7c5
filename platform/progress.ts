import { milliseconds } from './clock.ts';
import type { Io, Output } from './io.ts';

/** Time before anything is shown, and between two changes, in milliseconds. */
const QUIET_START = 1000;
const PAUSE = 100;

/** A line that shows what is being done, on an interactive terminal and only in a run that takes long. */
export class Progress {
  private readonly start = milliseconds();
  private last = 0;
  private excerpt: typeof import('./terminal-excerpt.ts').terminalExcerpt | null = null;

  constructor(private readonly output: Output) {
    if (output.isTTY === true) void this.load();
  }

  /** Shows a step, if it is time to. */
  show(step: string): void {
    if (this.excerpt === null) return;
    const now = milliseconds();
    if (now - this.start < QUIET_START || now - this.last < PAUSE) return;
    this.last = now;
    this.output.write(`\r\u001b[K${this.excerpt(step, 0, 1, (this.output.columns || 80) - 1).line}`);
  }

  /** What measures texts takes a while to load, and is needed on a terminal only. */
  private async load(): Promise<void> {
    this.excerpt = (await import('./terminal-excerpt.ts')).terminalExcerpt;
  }

  /** Takes the line away. */
  clear(): void {
    if (this.last > 0) this.output.write('\r\u001b[K');
    this.last = 0;
  }
}

/** Does work with a line that shows how far it is, on standard error; not in CI, even where that has a terminal. */
export async function withProgress<Outcome>(
  { stderr, env }: Pick<Io, 'stderr' | 'env'>,
  work: (progress: Progress) => Promise<Outcome>,
): Promise<Outcome> {
  const isWatched = stderr.isTTY === true && (env.CI ?? 'false') === 'false' && env.TERM !== 'dumb';
  const progress = new Progress(isWatched ? stderr : { write: () => undefined });
  try {
    return await work(progress);
  } finally {
    progress.clear();
  }
}
