import { expect } from 'chai';
import { allAdmittedTexts } from '../../../../model/text/pattern/finite-language.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { randomPattern, textsOver } from '../../../../scripts/compare-patterns/random-patterns.ts';
import { chooser } from '../../../../scripts/seeded.ts';
import { expectAll, isValidForHost } from './support.ts';

describe('allAdmittedTexts', () => {
  it('lists finite languages', () => {
    expect(allAdmittedTexts(parsePattern('^(ASC|DESC)$'))).to.deep.equal(['ASC', 'DESC']);
    expect(allAdmittedTexts(parsePattern('^ASC$|^DESC$'))).to.deep.equal(['ASC', 'DESC']);
    expect(allAdmittedTexts(parsePattern('^[YN]?$'))).to.deep.equal(['', 'N', 'Y']);
    expect(allAdmittedTexts(parsePattern('^(?!B)[A-C]$'))).to.deep.equal(['A', 'C']);
    expect(allAdmittedTexts(parsePattern('^(a|b)\\1$'))).to.deep.equal(['aa', 'bb']);
    expect(allAdmittedTexts(parsePattern('^a\\Bb$|^a\\bb$'))).to.deep.equal(['ab']);
    expect(allAdmittedTexts(parsePattern('^[A-Z]{2}$'))).to.have.length(676);
    expect(allAdmittedTexts(parsePattern('^a(?:.*^)b$'))).to.deep.equal([]);
    expect(allAdmittedTexts(parsePattern('^(?i:k)$'))).to.deep.equal(['K', 'k', '\u212a']);
  });

  it('gives null for more', () => {
    expectAll(allAdmittedTexts, null, [
      'ASC|DESC',
      '^a|b$',
      '^a*$',
      '^[A-Z]{3}$',
      '^.$',
      '^[A-Z0-9]{17}$',
      '(',
      `^a{5000}$`,
      `^${'a?'.repeat(2_000)}$`,
    ]);
    expect(allAdmittedTexts(parsePattern('^[0-9]$'), 9)).to.equal(null);
    expect(allAdmittedTexts(parsePattern('^[0-9]$'), 10)).to.have.length(10);
  });

  it('agrees with trying all short texts', () => {
    const choose = chooser(5);
    const texts = textsOver(['a', 'b', '-'], 6);
    let listed = 0;
    for (let round = 0; round < 1_500; round++) {
      const shapes = ['%%', '(%|%)', '(?:%)?', '(?:%|%)', '%\\b', '\\B%', '(?!%)%', '(%)\\1', '%{1,2}'];
      const source = `^(?:${randomPattern(choose, { atoms: ['a', 'b', '-', '[ab]'], shapes }, 3)})$`;
      if (!isValidForHost(source)) continue;
      const all = allAdmittedTexts(parsePattern(source));
      if (all === null || all.some((text) => text.length > 6)) continue;
      listed++;
      const native = new RegExp(source, 'u');
      expect(all, source).to.deep.equal(texts.filter((text) => native.test(text)).sort());
    }
    expect(listed).to.be.greaterThan(800);
  });
});
