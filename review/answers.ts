import { greatest } from '../model/lib/lists.ts';
/**
 * What a reviewer says, by what it is about: `question.idempotency-offered`, `rule.property-names`,
 * `finding.property-names /components/schemas/Order/properties/part_of`, and the parts of the decision.
 */
export type Answers = Readonly<Record<string, ReviewerAnswer>>;

export interface ReviewerAnswer {
  readonly state: State;
  readonly note: string;
  /** When it was given, in milliseconds since 1970. */
  readonly at: number;
}

/** `fine`: it may stay as it is. `change`: it is to be changed, which is a condition. */
export const STATES = ['open', 'fine', 'change'] as const;
export type State = (typeof STATES)[number];

export const NOT_ANSWERED: ReviewerAnswer = { state: 'open', note: '', at: 0 };

/** Characters of answers above which an address is of no use: mail and chat programs cut it. */
const LONGEST = 4000;

/** Answers of several sources: of each one the newest, and of two as old the later source's. */
export function newestAnswers(...sources: readonly Answers[]): Answers {
  const newest: Record<string, ReviewerAnswer> = {};
  for (const source of sources) {
    for (const [key, answer] of Object.entries(source)) {
      if (answer.at >= (newest[key]?.at ?? 0)) newest[key] = answer;
    }
  }
  return newest;
}

/** True for an answer that says something; an empty one is kept to outlive an older one that did. */
export function isGiven({ state, note }: ReviewerAnswer): boolean {
  return state !== 'open' || note !== '';
}

/** Answers as data, such as a browser kept them; what is no answer is left out. */
export function readAnswers(data: unknown): Answers {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isAnswer(value)));
}

function isAnswer(value: unknown): value is ReviewerAnswer {
  const { state, note, at } = (value ?? {}) as Record<string, unknown>;
  return STATES.some((one) => one === state) && typeof note === 'string' && typeof at === 'number';
}

const PREFIX = 'a.';
/** When the answers of an address were the newest ones. */
const AT = 'answered';
/** Of several APIs, whose answers they are. */
const OF = 'of';

/** The answers in the part of an address behind `#`. One without a time was written by hand, and is as good as new. */
export function answersInAddress(params: URLSearchParams, now: number, api: string | null = null): Answers {
  if (api !== null && params.has(OF) && params.get(OF) !== api) return {};
  const at = Number(params.get(AT)) || now;
  const given = [...params].filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(given.map(([name, text]) => [name.slice(PREFIX.length), { ...read(text), at }]));
}

function read(text: string): Pick<ReviewerAnswer, 'state' | 'note'> {
  const at = text.indexOf(':');
  const state = STATES.find((one) => one === text.slice(0, at)) ?? 'open';
  return { state, note: text.slice(at + 1) };
}

/**
 * Puts answers into an address in place of those that it has; false where they are too long for it, and it then has
 * none.
 */
export function putIntoAddress(answers: Answers, params: URLSearchParams, api: string | null = null): boolean {
  for (const name of [...params.keys()]) if (name.startsWith(PREFIX) || [AT, OF].includes(name)) params.delete(name);
  const given = Object.entries(answers).filter(([, answer]) => isGiven(answer));
  const length = given.reduce((sum, [key, { note }]) => sum + key.length + note.length + 10, 0);
  if (given.length === 0) return true;
  if (length > LONGEST) return false;
  for (const [key, { state, note }] of given) params.set(`${PREFIX}${key}`, `${state}:${note}`);
  params.set(AT, String(greatest(given.map(([, { at }]) => at))));
  if (api !== null) params.set(OF, api);
  return true;
}
