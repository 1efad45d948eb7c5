import { expect } from 'chai';
import { MEMORY, memoize, memoizeText } from '../../../model/lib/memoize.ts';

/** A memoized function that gives what it is asked for, and how often it was computed. */
function counting<Answer>(answer: Answer) {
  let count = 0;
  const ask = memoize((_key: object) => {
    count++;
    return answer;
  });
  return { ask, count: () => count };
}

describe('memoize', () => {
  for (const [name, key] of [
    ['any object', () => ({})],
    ['an object with a memory', () => ({ [MEMORY]: [] })],
  ] as const) {
    for (const answer of ['text', 0, false, null, undefined]) {
      it(`computes ${String(answer)} once for ${name}`, () => {
        const { ask, count } = counting(answer);
        const [one, other] = [key(), key()];
        expect([ask(one), ask(one), ask(other), ask(one)]).to.deep.equal([answer, answer, answer, answer]);
        expect(count()).to.equal(2);
      });
    }

    it(`keeps the answers of several functions apart for ${name}`, () => {
      const [first, second] = [memoize(() => 'first'), memoize(() => 'second')];
      const one = key();
      expect([first(one), second(one), first(one), second(one)]).to.deep.equal(['first', 'second', 'first', 'second']);
    });
  }

  it('asks again where computing threw', () => {
    let calls = 0;
    const ask = memoize((_key: object) => {
      if (calls++ === 0) throw new Error('not yet');
      return 'answer';
    });
    const key = { [MEMORY]: [] };
    expect(() => ask(key)).to.throw('not yet');
    expect(ask(key)).to.equal('answer');
  });
});

describe('memoizeText', () => {
  it('computes each text once, an answer of undefined included', () => {
    const asked: string[] = [];
    const ask = memoizeText((text) => {
      asked.push(text);
      return text === 'none' ? undefined : text.length;
    });
    expect(['a', 'none', 'a', 'none'].map(ask)).to.deep.equal([1, undefined, 1, undefined]);
    expect(asked).to.deep.equal(['a', 'none']);
  });

  it('drops answers when there are too many, and computes them anew', () => {
    let count = 0;
    const ask = memoizeText((text) => {
      count++;
      return text;
    });
    for (let index = 0; index <= 50_000; index++) ask(String(index));
    expect(ask('0')).to.equal('0');
    expect(count).to.equal(50_002);
  });
});
