import { expect } from 'chai';
import { admittedLengths } from '../../../../model/text/pattern/admitted-lengths.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';

describe('admittedLengths', () => {
  for (const [pattern, least, most] of [
    ['^[0-9]{6}$', 6, 6],
    ['^(?:ab|c)?$', 0, 2],
    ['^a+$', 1, Infinity],
    ['^(?:a*){0}b$', 1, 1],
    ['^a{2,4}\\.[^b]$', 4, 6],
    ['^a|bcd$', 1, Infinity],
    ['[0-9]{3}', 3, Infinity],
    ['^(?=.{9}$)a*b$', 1, Infinity],
    ['^(a)\\1$', 1, Infinity],
    ['^\\u{1F600}\\p{L}$', 2, 2],
    ['^(?:)*$', 0, 0],
    ['(', 0, Infinity],
  ] as const) {
    it(`${pattern}: ${least} to ${most}`, () =>
      expect(admittedLengths(parsePattern(pattern))).to.deep.equal({ least, most }));
  }
});
