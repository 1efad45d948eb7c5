import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Io } from '../../../platform/io.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { oneLine } from '../../../platform/visible-text.ts';

/**
 * Asks questions on a terminal, one line each. The terminal itself lets the user edit the line, and Ctrl-C ends the
 * program as ever.
 */
export class TerminalQuestions {
  private readonly input: Readable;
  private readonly lines: AsyncIterator<string>;

  constructor(private readonly io: Io) {
    this.input = Readable.from(io.stdin);
    this.lines = createInterface({ input: this.input, terminal: false })[Symbol.asyncIterator]();
  }

  /**
   * Asks until the answer is understood; an empty one is the default.
   *
   * @throws UsageError when the input ends.
   */
  async ask<Answer>(question: string, byDefault: string, read: (answer: string) => Answer): Promise<Answer> {
    for (;;) {
      this.io.stderr.write(`${oneLine(`${question} [${byDefault}]`)} `);
      const { value, done } = await this.lines.next();
      if (done === true) throw new UsageError('the questions were not answered, so nothing was written');
      try {
        return read(value.trim() || byDefault);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        this.io.stderr.write(`${oneLine(error.message)}\n`);
      }
    }
  }

  /** Lets go of the input, so that the program can end. */
  close(): void {
    this.input.destroy();
  }
}
