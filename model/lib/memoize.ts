/** The key under which an object keeps its memoized answers, in an array. Reading it is several times as fast as a WeakMap. */
export const MEMORY: unique symbol = Symbol('memory');

/** Number of indexes in the `MEMORY` arrays that memoized functions have taken. */
let slots = 0;

/** Stands for the answer `undefined` in a memory. */
const NOTHING = Symbol('nothing');

/**
 * A function that computes the answer for each object once and keeps it as long as that object lives. `decide` must depend on its
 * argument alone, and must not ask for the same object again. Objects with a `MEMORY` array keep their answers there, others in a
 * WeakMap.
 */
export function memoize<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, unknown>();
  // Taken at the first use, so that memories are no longer than the number of functions that use them.
  let slot = -1;
  return (key) => {
    const { [MEMORY]: memory } = key as { [MEMORY]?: unknown[] };
    if (memory !== undefined && slot === -1) slot = slots++;
    const known = memory === undefined ? answers.get(key) : memory[slot];
    if (known !== undefined) return (known === NOTHING ? undefined : known) as Answer;
    const answer = decide(key);
    const kept = answer === undefined ? NOTHING : answer;
    if (memory === undefined) answers.set(key, kept);
    else memory[slot] = kept;
    return answer;
  };
}

/** Largest number of texts whose answers are kept; real descriptions have fewer names. */
const MOST_TEXTS = 50_000;

/** A function that computes the answer for each text once; all answers are dropped when 50,000 texts are kept. */
export function memoizeText<Answer>(decide: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    if (answers.size === MOST_TEXTS) answers.clear();
    const answer = decide(text);
    answers.set(text, answer);
    return answer;
  };
}
