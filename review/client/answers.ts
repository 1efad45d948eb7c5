import { useEffect, useState } from 'preact/hooks';
import {
  type Answers,
  answersInAddress,
  NOT_ANSWERED,
  newestAnswers,
  putIntoAddress,
  type ReviewerAnswer,
  readAnswers,
} from '../answers.ts';
import { parameters, setQuietly } from './address.ts';

/** Browsers refuse an address that changes with every key. */
const PAUSE = 400;

/** The answers about the API that is shown, and where they are kept. */
class AnswerBook {
  private identity = '';
  private given: Answers = {};
  /** What was said of the APIs that were shown before. */
  private readonly others = new Map<string, Answers>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  /** What is wrong with where they are kept; null while all is well. */
  problem: string | null = null;

  get all(): Answers {
    return this.given;
  }

  /** What was said of an API while the page was open. */
  answersTo(identity: string): Answers {
    return identity === this.identity ? this.given : (this.others.get(identity) ?? {});
  }

  /**
   * Opens the book of an API: what was saved with the page, what this browser kept, and what the address says; the
   * newest counts.
   */
  open(identity: string): void {
    this.flush();
    this.others.set(this.identity, this.given);
    this.identity = identity;
    this.given = newestAnswers(
      savedWithPage()[identity] ?? {},
      this.kept(),
      this.others.get(identity) ?? {},
      this.inAddress(),
    );
    this.changed();
  }

  /** Takes what another address says, or another window. */
  update(): void {
    this.given = newestAnswers(this.given, this.kept(), this.inAddress());
    this.changed();
  }

  answer(key: string, parts: Partial<Pick<ReviewerAnswer, 'state' | 'note'>>): void {
    this.given = { ...this.given, [key]: { ...(this.given[key] ?? NOT_ANSWERED), ...parts, at: Date.now() } };
    this.changed();
  }

  /** Forgets what this browser keeps of the API, and what the page shows of it. */
  clear(): void {
    const at = Date.now();
    this.given = Object.fromEntries(Object.keys(this.given).map((key) => [key, { ...NOT_ANSWERED, at }]));
    this.changed();
    attempt(() => localStorage.removeItem(storageKey(this.identity)));
  }

  /** Writes the answers into the address now. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.identity === '') return;
    const params = parameters();
    const fits = putIntoAddress(this.given, params, this.owner());
    setQuietly(params);
    this.notice(fits ? null : 'They are too long for an address: to pass them on, save a copy.');
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private inAddress(): Answers {
    return answersInAddress(parameters(), Date.now(), this.owner());
  }

  /** Of several APIs, whose answers an address has; null on a page with one. */
  private owner(): string | null {
    return document.querySelectorAll('.api').length > 1 ? this.identity : null;
  }

  private kept(): Answers {
    return keptInBrowser(this.identity);
  }

  private changed(): void {
    attempt(() => localStorage.setItem(storageKey(this.identity), JSON.stringify(this.given)));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE);
    for (const listener of this.listeners) listener();
  }

  private notice(problem: string | null): void {
    if (problem === this.problem) return;
    this.problem = problem;
    for (const listener of this.listeners) listener();
  }
}

function storageKey(identity: string): string {
  return `lintel-review ${identity}`;
}

function keptInBrowser(identity: string): Answers {
  return readAnswers(attempt(() => JSON.parse(localStorage.getItem(storageKey(identity)) ?? '{}')));
}

/** A browser may refuse to keep anything. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The answers of all APIs that a saved copy holds, by the identity of the API. */
function savedWithPage(): Readonly<Record<string, Answers>> {
  const saved = JSON.parse(document.getElementById('answers')?.textContent || '{}') as Record<string, unknown>;
  return Object.fromEntries(Object.entries(saved).map(([identity, answers]) => [identity, readAnswers(answers)]));
}

export const book = new AnswerBook();

addEventListener('pagehide', () => book.flush());
addEventListener('popstate', () => book.update());
addEventListener('hashchange', () => book.update());
addEventListener('storage', () => book.update());

/** All answers, and again whenever one changes. */
export function useAnswers(): Answers {
  const [answers, set] = useState(book.all);
  useEffect(() => {
    set(book.all);
    return book.subscribe(() => set(book.all));
  }, []);
  return answers;
}

/** One answer, and again whenever it changes. */
export function useAnswer(key: string): ReviewerAnswer {
  const [answer, set] = useState(book.all[key] ?? NOT_ANSWERED);
  useEffect(() => {
    const update = () => set(book.all[key] ?? NOT_ANSWERED);
    update();
    return book.subscribe(update);
  }, [key]);
  return answer;
}

/** A copy of the page with the answers in it, and without what its script has drawn. */
export function pageWithAnswers(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const kept = copy.querySelector('#answers');
  const saved = savedWithPage();
  const identities = [...copy.querySelectorAll<HTMLElement>('.api')].map(({ dataset }) => dataset.identity ?? '');
  const all = Object.fromEntries(
    identities.map((one) => [one, newestAnswers(saved[one] ?? {}, keptInBrowser(one), book.answersTo(one))]),
  );
  if (kept !== null) kept.textContent = JSON.stringify(all).replaceAll('<', '\\u003c');
  for (const drawn of copy.querySelectorAll('.more, [data-drawn]')) drawn.textContent = '';
  for (const [index, api] of copy.querySelectorAll<HTMLElement>('.api').entries()) api.hidden = index > 0;
  return `<!doctype html>\n${copy.outerHTML}\n`;
}

/** Has the browser save a text as a file. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
