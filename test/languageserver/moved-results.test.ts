import { expect } from 'chai';
import { movedResults } from '../../languageserver/linting/moved-results.ts';
import type { Position } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';

const FILE = '/repository/api.yaml';

/** Where a word of a text is. */
function rangeOf(text: string, word: string) {
  const at = (offset: number): Position => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  };
  const start = text.indexOf(word);
  return { start: at(start), end: at(start + word.length) };
}

const BEFORE = 'aa: one\nbb: two\n  cc: three\ndd: four\n';

describe('languageserver: findings that move along with a text', () => {
  for (const [title, after] of [
    ['nothing changes', BEFORE],
    ['a line comes before them', `# new\n${BEFORE}`],
    ['lines go', BEFORE.replace('aa: one\n', '')],
    ['something comes in front on their line', BEFORE.replace('bb: two', 'b-longer: two')],
    ['something goes in front on their line', BEFORE.replace('bb: two', 'b: two')],
    ['something changes behind them', BEFORE.replace('four', '4\nee: 5')],
    ['what is new is like what is there', BEFORE.replace('aa: one\n', 'aa: one\naa: one\n')],
    ['a line is broken in front', BEFORE.replace('bb: two', 'bb:\n  two')],
  ] as const) {
    it(`where ${title}`, () => {
      for (const word of ['two', 'three']) {
        const range = rangeOf(BEFORE, word);
        const place = { path: [], source: FILE, range };
        const given = finding({
          source: FILE,
          range,
          keyRange: range,
          places: [place, { ...place, source: '/other' }],
        });
        const [moved] = movedResults([given], FILE, BEFORE, after);
        const expected = rangeOf(after, word);
        expect(moved?.range, word).to.deep.equal(expected);
        expect(moved?.keyRange, word).to.deep.equal(expected);
        expect(moved?.places?.map((one) => one.range)).to.deep.equal([expected, range]);
      }
    });
  }

  it('moves what stands at the very start', () => {
    const [moved] = movedResults([finding({ source: FILE, range: rangeOf(BEFORE, 'aa') })], FILE, BEFORE, `x${BEFORE}`);
    expect(moved?.range).to.deep.equal({ start: { line: 0, character: 1 }, end: { line: 0, character: 3 } });
  });

  it('leaves those of other files', () => {
    const range = rangeOf(BEFORE, 'two');
    const [other] = movedResults([finding({ source: '/other', range })], FILE, BEFORE, `\n${BEFORE}`);
    expect(other?.range).to.deep.equal(range);
  });

  it('stretches over what is written in place of them', () => {
    const range = rangeOf(BEFORE, 'three');
    const after = BEFORE.replace('three', '33');
    const [moved] = movedResults([finding({ source: FILE, range })], FILE, BEFORE, after);
    expect(moved?.range).to.deep.equal(rangeOf(after, '33'));
  });

  it('takes those out whose text is deleted, and keeps the others', () => {
    const given = ['two', 'three'].map((word) => finding({ source: FILE, range: rangeOf(BEFORE, word) }));
    const movedTo = (after: string) => movedResults(given, FILE, BEFORE, after).map(({ range }) => range);
    const after = BEFORE.replace('  cc: three\n', '');
    expect(movedTo(after)).to.deep.equal([rangeOf(after, 'two')]);
    expect(movedTo('aa: one\nbb: t')).to.deep.equal([rangeOf('aa: one\nbb: t', 't')]);
    expect(movedTo('')).to.deep.equal([]);
  });

  it('keeps what had no extent before', () => {
    const start = { line: 1, character: 4 };
    const given = [finding({ source: FILE, range: { start, end: start } })];
    expect(movedResults(given, FILE, BEFORE, '')).to.have.length(1);
  });
});
