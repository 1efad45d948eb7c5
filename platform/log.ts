import type { Io } from './io.ts';
import { oneLine } from './visible-text.ts';

/**
 * Messages beside the findings: one line each without what acts or hides, on standard error, never the same one twice.
 */
export class Log {
  private readonly said = new Set<string>();

  constructor(private readonly io: Pick<Io, 'stderr' | 'env'>) {}

  /** Writes a sentence; the stack of `cause` follows where LINTEL_DEBUG is set. */
  say(sentence: string, cause?: unknown): void {
    if (this.said.has(sentence)) return;
    this.said.add(sentence);
    this.io.stderr.write(`lintel: ${oneLine(sentence)}\n`);
    if (this.io.env.LINTEL_DEBUG && cause instanceof Error) this.io.stderr.write(`${cause.stack}\n`);
  }
}
