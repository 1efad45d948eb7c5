import { expect } from 'chai';
import { memoize, memoizeFamily, memoizeLast, memoizeText } from '../../../model/lib/memoize.ts';
import { MEMORY, Memory, type Remembered, ROW } from '../../../model/lib/memory.ts';

/** A memoized function that gives what it is asked for, and how often it was computed. */
function counting<Answer>(answer: Answer) {
  let count = 0;
  const ask = memoize((_key: object) => {
    count++;
    return answer;
  });
  return { ask, count: () => count };
}

/** Makes objects that share a memory. */
function remembered() {
  const memory = new Memory();
  return () => ({ [MEMORY]: memory, [ROW]: memory.add() });
}

describe('memoize', () => {
  for (const [name, key] of [
    ['any object', () => ({})],
    ['an object with a memory', remembered()],
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
    const key = remembered()();
    expect(() => ask(key)).to.throw('not yet');
    expect(ask(key)).to.equal('answer');
  });
});

describe('a memory', () => {
  it('keeps any number of different answers', () => {
    const make = remembered();
    const keys = Array.from({ length: 1000 }, make);
    let count = 0;
    const ask = memoize((_key: object) => `answer ${count++ % 600}`);
    const answers = keys.map(ask);
    expect(new Set(answers).size).to.equal(600);
    expect(keys.map(ask)).to.deep.equal(answers);
    expect(count).to.equal(1000);
  });

  it('has room for objects that come after the first question', () => {
    const make = remembered();
    const ask = memoize((key: object) => ({ key }));
    const keys = Array.from({ length: 100 }, () => {
      const key = make();
      ask(key);
      return key;
    });
    expect(keys.map((key) => ask(key).key === key).includes(false)).to.equal(false);
    expect(keys.map(ask)).to.deep.equal(keys.map(ask));
  });
});

describe('memoizeFamily', () => {
  it('computes each family once, that of the object alone included', () => {
    const make = remembered();
    const [one, other] = [make(), make()];
    let count = 0;
    const ask = memoizeFamily((key: object) => {
      count++;
      return key === one ? [key] : [key, one];
    });
    expect([ask(one), ask(other), ask(one), ask(other)]).to.deep.equal([[one], [other, one], [one], [other, one]]);
    expect(count).to.equal(2);
  });

  it('knows an empty family from that of the object alone', () => {
    const ask = memoizeFamily((_key: object) => []);
    expect(ask({})).to.deep.equal([]);
  });
});

describe('memoizeLast', () => {
  it('computes the answer anew only after one for another object', () => {
    const make = remembered();
    const [one, other] = [make(), make()];
    let count = 0;
    const ask = memoizeLast((_key: ReturnType<typeof make>) => count++);
    expect([ask(one), ask(one), ask(other), ask(other), ask(one)]).to.deep.equal([0, 0, 1, 1, 2]);
  });

  it('keeps an answer for each function, and for each memory', () => {
    const [one, other] = [remembered()(), remembered()()];
    const [first, second] = [memoizeLast((key: typeof one) => ['first', key]), memoizeLast(() => 'second')];
    const asked = first(one);
    expect([second(one), first(other)]).to.deep.equal(['second', ['first', other]]);
    expect(first(one)).to.equal(asked);
  });

  it('asks each time for an object without a memory, such as one from another copy of the module', () => {
    let count = 0;
    const other = {} as Remembered;
    const ask = memoizeLast((_key: Remembered) => count++);
    expect([ask(other), ask(other)]).to.deep.equal([0, 1]);
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
