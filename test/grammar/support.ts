import { expect } from 'chai';
import type { Parsed } from '../../grammar/index.ts';

/** The position of a text's fault, and its message; null where the text was read. */
export function faultOf<Value>({ error }: Parsed<Value>): readonly [number, string] | null {
  return error === null ? null : [error.position, error.message];
}

/** Numbers from 0 to below 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Texts of the given pieces and of any characters. */
export function randomTexts(pieces: readonly string[], count: number): string[] {
  const random = randomNumbers(count);
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(random() * 14) }, () =>
      random() < 0.1
        ? String.fromCharCode(Math.floor(random() * 65536))
        : (pieces[Math.floor(random() * pieces.length)] ?? ''),
    ).join(''),
  );
}

/** Holds a parser to its promise on any text: it does not throw, and an error stands in the text or at its end. */
export function expectSound(parse: (text: string) => Parsed<unknown>, texts: readonly string[]): void {
  let read = 0;
  for (const text of texts) {
    const { value, error } = parse(text);
    if (error === null) read++;
    else expect(error.position, JSON.stringify(text)).to.be.within(0, text.length);
    expect(value === null, JSON.stringify(text)).to.equal(error !== null);
  }
  expect(read, 'texts that could be read').to.be.above(0);
}

/** Holds a parser to an answer on the longest texts of all kinds. */
export function expectAnswers(parse: (text: string) => Parsed<unknown>, texts: readonly string[]): void {
  for (const text of texts) {
    const { value, error } = parse(text);
    expect(value === null, text.slice(0, 40)).to.equal(error !== null);
  }
}
