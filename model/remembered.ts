/** Remembers what a pure function answered for each key object, as long as that object lives. */
export function remembered<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    const answer = decide(key);
    answers.set(key, answer);
    return answer;
  };
}

/** Most different texts whose answers are kept; real descriptions have fewer names. */
const MOST_TEXTS = 50_000;

/** Remembers what a pure function answered for each text; what was asked long ago is forgotten when there are too many. */
export function rememberedText<Answer>(decide: (text: string) => Answer): (text: string) => Answer {
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
