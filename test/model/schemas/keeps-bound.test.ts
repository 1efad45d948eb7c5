import { expect } from 'chai';
import { keepsBound } from '../../../model/schemas/keeps-bound.ts';

describe('model/schemas/keeps-bound.ts', () => {
  const kept: readonly (readonly [keyword: string, bound: unknown, keeps: unknown, breaks: unknown])[] = [
    ['minLength', 2, '💡x', '💡'],
    ['maxLength', 2, '💡x', '💡xy'],
    ['minItems', 1, [0], []],
    ['maxItems', 1, [0], [0, 1]],
    ['minimum', 3, 3, 2],
    ['maximum', 3, 3, 4],
    ['pattern', '^[a-z]+$', 'a', 'A'],
  ];
  for (const [keyword, bound, keeps, breaks] of kept) {
    it(`tells what keeps ${keyword}: ${bound}, and that it says nothing of values of other types`, () => {
      expect(keepsBound(keyword, keeps, bound)).to.equal(true);
      expect(keepsBound(keyword, breaks, bound)).to.equal(false);
      expect(keepsBound(keyword, {}, bound)).to.equal(true);
    });
  }

  it('is not certain of a pattern that is none, nor of a keyword that bounds nothing', () => {
    expect(keepsBound('pattern', 'a', '(')).to.equal(false);
    expect(keepsBound('title', 'a', 'a')).to.equal(false);
  });
});
