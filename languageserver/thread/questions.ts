import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import type { LintThread } from './lint-thread.ts';
import type { QuestionKind, Questions } from './messages.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Asks the thread that lints, and hands the answers to those who wait for them. */
export class AskedQuestions {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /**
   * Null where the thread failed or ended.
   *
   * @throws ResponseError where a text changed before the answer came.
   */
  ask<Kind extends QuestionKind>(
    thread: LintThread,
    about: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer'] | null> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      thread.send({ kind: 'ask', id, about, ...asked } as Parameters<LintThread['send']>[0]);
    });
  }

  answered(id: number, answer: unknown): void {
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  /** A text changed: what was asked was asked of another one, and the places and edits of an answer would be wrong. */
  withdraw(thread: LintThread): void {
    thread.cancelQuestion(this.last);
    for (const { reject } of this.waiting.values())
      reject(new ResponseError(LSPErrorCodes.ContentModified, 'the text changed'));
    this.waiting.clear();
  }

  /** Nobody answers any more. */
  abandon(): void {
    for (const id of [...this.waiting.keys()]) this.answered(id, null);
  }
}
