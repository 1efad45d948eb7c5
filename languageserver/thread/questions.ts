import type { LintThread } from './lint-thread.ts';
import type { QuestionKind, Questions } from './messages.ts';

/** Asks the thread that lints, and hands the answers to those who wait for them. */
export class AskedQuestions {
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private last = 0;

  /** Null where the thread failed or ended. */
  ask<Kind extends QuestionKind>(
    thread: LintThread,
    about: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer'] | null> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as (answer: unknown) => void);
      thread.send({ kind: 'ask', id, about, ...asked } as Parameters<LintThread['send']>[0]);
    });
  }

  answered(id: number, answer: unknown): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /** Nobody answers any more. */
  abandon(): void {
    for (const id of [...this.waiting.keys()]) this.answered(id, null);
  }
}
