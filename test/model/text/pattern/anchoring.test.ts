import { expect } from 'chai';
import { anchoring } from '../../../../model/text/pattern/anchoring.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';

describe('anchoring', () => {
  const cases: readonly [string, boolean, boolean][] = [
    ['^a$', true, true],
    ['^(a|b)$', true, true],
    ['^a|b$', false, false],
    ['^a$|^b$', true, true],
    ['^(?:^a)$', true, true],
    ['(?:^a|^b)c$', true, true],
    ['(^a$)', true, true],
    ['(^a|b)$', false, true],
    ['()^a', true, false],
    ['(?:^)?a', false, false],
    ['(?:^a){2}', true, false],
    ['x*^a', false, false],
    ['(?=^a)a', true, false],
    ['(?!^)a', false, false],
    ['a(?<=b$)', false, true],
    ['\\b^a$\\b', true, true],
    ['\\^a\\$', false, false],
    ['[^a]', false, false],
    ['', false, false],
    ['^', true, false],
    ['(', false, false],
    ['(?m:^)a', false, false],
    [`^${'a'.repeat(30_000)}$`, true, true],
  ];
  for (const [source, start, end] of cases) {
    it(source.slice(0, 30), () => expect(anchoring(parsePattern(source))).to.deep.equal({ start, end }));
  }
});
