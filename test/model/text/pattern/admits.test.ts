import { expect } from 'chai';
import { admits } from '../../../../model/text/pattern/admits.ts';
import { codePointsOf } from '../../../../model/text/pattern/characters/code-points.ts';
import { programOf } from '../../../../model/text/pattern/matcher/compiler.ts';
import { matches } from '../../../../model/text/pattern/matcher/matcher.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { randomPattern, textsOver } from '../../../../scripts/compare-patterns/random-patterns.ts';
import { chooser } from '../../../../scripts/seeded.ts';
import { IS_FULL } from '../../../support/sample.ts';
import { expectAll, isValidForHost } from './support.ts';

const ROUNDS = IS_FULL ? 4_000 : 1_500;

describe('admits', () => {
  it('searches, with the u flag', () => {
    const cases: readonly [string, string, boolean][] = [
      ['b', 'abc', true],
      ['^b', 'abc', false],
      ['^.$', '😀', true],
      ['^[😀-😎]$', '😁', true],
      ['^\\p{Lu}\\p{Ll}+$', 'Éa', true],
      ['^(?<y>a|b)\\k<y>$', 'ab', false],
      ['^(?<y>a|b)\\k<y>$', 'bb', true],
      ['(?<=a)b', 'ab', true],
      ['(?<!a)b', 'ab', false],
      ['^(?=.*\\d)(?=.*[a-z]).{4}$', 'ab1c', true],
      ['^(?=.*\\d)(?=.*[a-z]).{4}$', 'abcd', false],
      ['^(?i:straße)$', 'STRAßE', true],
      ['^(?i:a)b$', 'AB', false],
      ['^(?i:(a))\\1$', 'AA', true],
      ['^(?i:(a))\\1$', 'Aa', false],
      ['^(a)(?i:\\1)$', 'aA', true],
      ['^(?s:(.))\\1$', '\n\n', true],
      ['^(?s:.)$', '\n', true],
      ['^.$', '\n', false],
      ['(?m:^b$)', 'a\nb', true],
      ['^\\ud83d$', '😀', false],
      ['^a{2,3}$', 'aaaa', false],
      ['^\\s$', '\ufeff', true],
      ['^(a|b)[^.].$', 'axy', true],
      ['^(a|b).[.]$', 'axy', false],
      ['', '', true],
    ];
    for (const [source, text, answer] of cases) expect(admits(parsePattern(source), text), source).to.equal(answer);
  });

  it('agrees with the engine on random patterns and texts', () => {
    const choose = chooser(3);
    const atoms = ['a', 'b', '-', '.', '\\w', '[ab]', '[^a]', '[^.]', '\\b', '\\B', '^', '$', '', '\\W', 'é'];
    const shapes = [
      '%%',
      '%%%',
      '(%|%)',
      '(?:%)*',
      '(?:%)+?',
      '(%)?',
      '(?:%){2,3}',
      '(?:%){0,2}?',
      '(?=%)%',
      '(?!%)%',
      '(?<=%)%',
      '(?<!%)%',
      '(%)\\1',
      '(?<=(%))\\1',
      '%|%',
      '(?:(%)|%)*\\1',
      '(?:(%)%)*',
    ];
    const texts = [...textsOver(['a', 'b', '-'], 4), 'é', 'aé-a', 'ababab', 'a-b-a', 'a\nb'];
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const source = randomPattern(choose, { atoms, shapes }, 3);
      if (!isValidForHost(source)) continue;
      const pattern = parsePattern(source);
      const program = pattern.tree === null ? null : programOf(pattern.tree);
      const native = new RegExp(source, 'u');
      for (let each = 0; each < 12; each++) {
        const text = choose(texts);
        compared++;
        expect(admits(pattern, text), `${source} on ${JSON.stringify(text)}`).to.equal(native.test(text));
        const outcome = program === null ? null : matches(program, codePointsOf(text), 500_000).found;
        expect(outcome, `matcher: ${source} on ${JSON.stringify(text)}`).to.equal(native.test(text));
      }
    }
    expect(compared).to.be.greaterThan(7 * ROUNDS);
  });

  it('answers where a usual engine would hang', () => {
    const text = `${'a'.repeat(3_000)}!`;
    expectAll((pattern) => admits(pattern, text), false, ['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$', '(x+x+)+y']);
    expect(admits(parsePattern('^(?=(a+)+$)a'), text)).to.equal(false);
    expect(admits(parsePattern('^(a+)+\\1$'), text)).to.equal(false);
    expect(admits(parsePattern('^(a+)+(?<!x)$'), text)).to.equal(false);
    expect(admits(parsePattern('(?<=^(a+)+)!(?<!!)'), text)).to.equal('unknown');
  });

  it('is unknown for what was not read', () => {
    expectAll((pattern) => admits(pattern, 'a'), 'unknown', ['(', 'a'.repeat(100_000)]);
  });
});
