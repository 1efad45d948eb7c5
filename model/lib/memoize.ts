import { MEMORY, type Memory, type Remembered, ROW } from './memory.ts';

/** Number of columns in memories that memoized functions have taken. */
let columns = 0;

/**
 * A function that computes the answer for each object once and keeps it as long as that object lives. `decide` must
 * depend on its argument alone, and must not ask for the same object again. Objects with a row in a memory have their
 * answers there, others in a WeakMap, which takes several times as long and much more memory.
 */
export function memoize<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, Answer>();
  // Taken at the first use, so that memories have no more columns than there are functions that use them.
  let number = -1;
  return (key) => {
    const { [MEMORY]: memory, [ROW]: row } = key as Partial<Remembered>;
    if (memory === undefined || row === undefined) return inWeakMap(answers, key, decide);
    if (number === -1) number = columns++;
    const column = (memory as Memory).column(number);
    if (column.has(row)) return column.at(row) as Answer;
    const answer = decide(key);
    column.set(row, answer);
    return answer;
  };
}

function inWeakMap<Key extends object, Answer>(
  answers: WeakMap<Key, Answer>,
  key: Key,
  decide: (key: Key) => Answer,
): Answer {
  const known = answers.get(key);
  if (known !== undefined || answers.has(key)) return known as Answer;
  const answer = decide(key);
  answers.set(key, answer);
  return answer;
}

/** Stands in a memory for a list of the object itself. */
const ITSELF: readonly never[] = Object.freeze([]);

/** The same for a list that for most objects has nothing but the object itself: of these no list is kept. */
export function memoizeFamily<Key extends object>(decide: (key: Key) => readonly Key[]): (key: Key) => readonly Key[] {
  const kept = memoize((key: Key) => {
    const family = decide(key);
    return family.length === 1 && family[0] === key ? ITSELF : family;
  });
  return (key) => {
    const family = kept(key);
    return family === ITSELF ? [key] : family;
  };
}

/**
 * A function that keeps its last answer: for what is asked several times on end for one object, then for the next one,
 * and takes more memory than it is worth to keep. Of an object from another copy of this module nothing is kept.
 */
export function memoizeLast<Key extends Remembered, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  let number = -1;
  return (key) => {
    const { [MEMORY]: memory } = key as Partial<Remembered>;
    if (memory === undefined) return decide(key);
    if (number === -1) number = columns++;
    const { last } = memory as Memory;
    const known = last[number];
    if (known?.key === key) return known.answer as Answer;
    const answer = decide(key);
    last[number] = { key, answer };
    return answer;
  };
}

/**
 * A function that keeps the answer for the latest object alone: for what is asked many times on end for one object,
 * then for the next one, and never again for the first. It takes a tenth of the time of a WeakMap, and leaves nothing
 * to collect.
 */
export function memoizeLatest<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  let latest: Key | null = null;
  let answer: Answer;
  return (key) => {
    if (latest !== key) {
      answer = decide(key);
      latest = key;
    }
    return answer;
  };
}

/** Largest number of texts whose answers are kept; real descriptions have fewer names. */
const MOST_TEXTS = 50_000;

/** A function that computes the answer for each text once; all answers are dropped when `most` texts are kept. */
export function memoizeText<Answer>(decide: (text: string) => Answer, most = MOST_TEXTS): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    if (answers.size === most) answers.clear();
    const answer = decide(text);
    answers.set(text, answer);
    return answer;
  };
}

/** A function that makes its answer when it is first asked, and keeps it. */
export function memoizeOnce<Answer>(make: () => Answer): () => Answer {
  let made: { readonly answer: Answer } | null = null;
  return () => {
    made ??= { answer: make() };
    return made.answer;
  };
}
