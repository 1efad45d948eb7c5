/** Remembers what a pure function answered for each key object, as long as that object lives. */
export function remembered<Key extends object, Answer>(decide: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = decide(key);
    answers.set(key, { answer });
    return answer;
  };
}
