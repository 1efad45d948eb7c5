import { oneLine } from '../source/problem.ts';
import type { Io } from './io.ts';

/** What the command says beside its findings: one line each, on standard error, and never the same one twice. */
export class Log {
  private readonly said = new Set<string>();

  constructor(private readonly io: Io) {}

  /** Says a sentence; `cause` shows its stack when LINTEL_DEBUG is set. */
  say(sentence: string, cause?: unknown): void {
    if (this.said.has(sentence)) return;
    this.said.add(sentence);
    this.io.stderr.write(`lintel: ${sentence}\n`);
    if (this.io.env.LINTEL_DEBUG && cause instanceof Error) this.io.stderr.write(`${cause.stack}\n`);
  }
}

/** The first line of what was thrown, for a sentence. */
export function reasonOf(thrown: unknown): string {
  const [line = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n', 1);
  return withoutCall(oneLine(line)).replace(/[.;]+$/, '') || 'no reason given';
}

/** `permission denied` of what Node says: `EACCES: permission denied, open '/a/b'`. */
function withoutCall(message: string): string {
  return message.replace(/^E[A-Z]+: (.*), [a-z]+( '.*')?$/, '$1');
}
