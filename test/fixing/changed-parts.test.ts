import { expect } from 'chai';
import { changedParts } from '../../fixing/changed-parts.ts';

/** The parts that differ, as `old lines > new lines`. */
function partsOf(old: string, now: string): string[] {
  const [before, after] = [[...old], [...now]];
  return changedParts(before, after).map(
    ({ old: left, now: right }) =>
      `${left.start}:${before.slice(left.start, left.end).join('')}>${right.start}:${after.slice(right.start, right.end).join('')}`,
  );
}

describe('fixing/changed-parts.ts', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['', '', []],
    ['abc', 'abc', []],
    ['abcdef', 'abXdef', ['2:c>2:X']],
    ['abcdef', 'abcXdef', ['3:>3:X']],
    ['abcdef', 'abdef', ['2:c>2:']],
    ['abc', 'Xabc', ['0:>0:X']],
    ['abc', 'abcX', ['3:>3:X']],
    ['abcX', 'abc', ['3:X>3:']],
    ['abc', '', ['0:abc>0:']],
    ['', 'abc', ['0:>0:abc']],
    ['abcdefghi', 'aXcdefgYi', ['1:b>1:X', '7:h>7:Y']],
    // Two equal lines do not show yet that the texts go on alike.
    ['abcXdeYfgh', 'abcPdeQfgh', ['3:XdeY>3:PdeQ']],
    ['abcXdefYghi', 'abcPdefQghi', ['3:X>3:P', '7:Y>7:Q']],
    // The end shows it, too.
    ['abXc', 'abYc', ['2:X>2:Y']],
  ];
  for (const [old, now, expected] of cases) {
    it(`tells ${old || 'nothing'} from ${now || 'nothing'}: ${expected.join(', ') || 'no part'}`, () => {
      expect(partsOf(old, now)).to.deep.equal(expected);
    });
  }

  it('takes all for changed where the texts do not go on alike soon', () => {
    const lines = (name: string) => Array.from({ length: 4100 }, (_, index) => `${name}${index}`);
    const same = ['x', 'y', 'z'];
    const [old, now] = [
      [...lines('a'), ...same],
      [...lines('b'), ...same],
    ];
    expect(changedParts(old, now)).to.deep.equal([{ old: { start: 0, end: 4103 }, now: { start: 0, end: 4103 } }]);
  });
});
