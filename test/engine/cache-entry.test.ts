import { expect } from 'chai';
import { type CacheEntry, deserialized, serialized } from '../../engine/cache/entry.ts';
import type { ResultPlace } from '../../source/result.ts';

const PLACE: ResultPlace = {
  source: 'a.yaml',
  path: ['info', 'title'],
  range: { start: { line: 0, character: 1 }, end: { line: 2, character: 3 } },
};

/** An entry with everything that there may be in one. */
const ENTRY: CacheEntry = {
  key: 'abc',
  dependencies: [
    ['pet.yaml', 'def'],
    ['gone.yaml', null],
  ],
  file: {
    results: [
      {
        ...PLACE,
        code: 'a-rule',
        message: 'this is wrong; mend it',
        severity: 3,
        statements: ['2.1/a-rule'],
        documentationUrl: 'https://rules.example.com/a-rule',
        places: [PLACE],
        sameCause: [{ code: 'b-rule', source: 'b.yaml', path: ['paths'] }],
        mendable: { safely: 1, inAll: 2 },
      },
      { ...PLACE, code: 'c-rule', message: 'this too', severity: 0, statements: [] },
    ],
    hidden: 4,
    problems: [],
    failures: [],
    linted: true,
    tallies: new Map([
      ['a-rule', { judged: 5, findings: 1, milliseconds: 0.5 }],
      ['their-rule', { judged: null, findings: 0, milliseconds: 0 }],
    ]),
  },
};

type Data = null | boolean | number | string | Data[] | { [key: string]: Data };

/** Every copy of data in which one value is of another type. */
function withOtherTypes(data: Data): { path: string; copy: Data }[] {
  // A text may stand for the digest that is null.
  const others: Data[] = [typeof data === 'number' || Array.isArray(data) ? 'a text' : 1.5, false];
  const own = others.map((copy) => ({ path: '', copy }));
  if (typeof data !== 'object' || data === null) return own;
  const within = Object.entries(data).flatMap(([key, value]) =>
    withOtherTypes(value).map(({ path, copy }) => ({
      path: `/${key}${path}`,
      copy: Array.isArray(data) ? data.with(Number(key), copy) : { ...data, [key]: copy },
    })),
  );
  return [...own, ...within];
}

function changed(from: string, to: string): string {
  const text = serialized(ENTRY);
  expect(text).to.include(from);
  return text.replace(from, to);
}

describe('an entry of the cache', () => {
  it('is read as it was written', () => {
    expect(deserialized(serialized(ENTRY))).to.deep.equal(ENTRY);
  });

  it('counts for nothing where any value is of another type', () => {
    const copies = withOtherTypes(JSON.parse(serialized(ENTRY)) as Data);
    expect(copies).to.have.length.above(100);
    const taken = copies.filter(({ copy }) => deserialized(JSON.stringify(copy)) !== null);
    expect(taken.map(({ path, copy }) => `${path} ${JSON.stringify(copy)}`)).to.deep.equal([]);
  });

  for (const [what, from, to] of [
    ['of a severity that there is not', '"severity":3', '"severity":4'],
    ['of a line before the first', '"line":0', '"line":-1'],
    ['of half a dependency', '["pet.yaml","def"]', '["pet.yaml"]'],
    ['of a tally with more behind it', '"milliseconds":0.5}]', '"milliseconds":0.5},1]'],
    ['of a file that was not linted', '"linted":true', '"linted":false'],
    ['of a run with a problem', '"problems":[]', '"problems":[{}]'],
    ['of a run in which a rule failed', '"failures":[]', '"failures":[{}]'],
  ] as const) {
    it(`counts for nothing that tells ${what}`, () => {
      expect(deserialized(changed(from, to))).to.equal(null);
    });
  }

  it('may not tell how many findings an exception hides', () => {
    expect(deserialized(changed('"hidden":4', '"hidden":null'))?.file.hidden).to.equal(null);
  });
});
