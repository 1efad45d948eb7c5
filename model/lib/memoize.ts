/** Under which an object keeps what is remembered of it. Asking it is several times as quick as asking a table of all objects. */
export const MEMORY: unique symbol = Symbol('memory');

/** The places in the memories that have been given to functions. */
let slots = 0;

/** Stands for the answer `undefined`. */
const NOTHING = Symbol('nothing');

/** Remembers what a pure function answered for each key object, as long as that object lives. */
export function memoize<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, unknown>();
  // Given when it is needed, so that memories are no longer than the few functions that are asked about such objects.
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

/** Most different texts whose answers are kept; real descriptions have fewer names. */
const MOST_TEXTS = 50_000;

/** Remembers what a pure function answered for each text; what was asked long ago is forgotten when there are too many. */
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
