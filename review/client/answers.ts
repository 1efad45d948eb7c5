import { change, view } from './address.ts';

/** What a reviewer says to a question. */
export interface ReviewerAnswer {
  readonly state: State;
  readonly note: string;
}

export const STATES = ['open', 'fine', 'change'] as const;
export type State = (typeof STATES)[number];

/** Of all APIs of the page: `0.4.2/get-safe`. */
export type Answers = Readonly<Record<string, ReviewerAnswer>>;

const PREFIX = 'a.';

/** The answers that were saved with the page, and over them those in the address. */
export function answers(): Answers {
  const saved = JSON.parse(document.getElementById('answers')?.textContent || '{}') as Answers;
  const given = Object.entries(view()).filter(([name]) => name.startsWith(PREFIX));
  return { ...saved, ...Object.fromEntries(given.map(([name, value]) => [name.slice(PREFIX.length), read(value)])) };
}

export function answer(key: string, { state, note }: ReviewerAnswer): void {
  const saved = JSON.parse(document.getElementById('answers')?.textContent || '{}') as Answers;
  const text = `${state}:${note}`;
  const isSaved = saved[key] === undefined ? text === 'open:' : text === `${saved[key].state}:${saved[key].note}`;
  change({ [`${PREFIX}${key}`]: isSaved ? '' : text });
}

function read(text: string): ReviewerAnswer {
  const at = text.indexOf(':');
  const state = STATES.find((one) => one === text.slice(0, at)) ?? 'open';
  return { state, note: text.slice(at + 1) };
}

/** A copy of the page with the answers in it, and without what its script has drawn. */
export function pageWithAnswers(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const kept = copy.querySelector('#answers');
  if (kept !== null) kept.textContent = JSON.stringify(answers()).replaceAll('<', '\\u003c');
  for (const drawn of copy.querySelectorAll('.more')) drawn.textContent = '';
  for (const [index, api] of copy.querySelectorAll<HTMLElement>('.api').entries()) api.hidden = index > 0;
  return `<!doctype html>\n${copy.outerHTML}\n`;
}

export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
