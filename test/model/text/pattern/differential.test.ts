import { expect } from 'chai';
import { compareAnalysers } from '../../../../scripts/compare-patterns/comparison.ts';
import { libraries } from '../../../../scripts/compare-patterns/libraries.ts';
import { lintel } from '../../../../scripts/compare-patterns/lintel.ts';
import { randomPatterns } from '../../../../scripts/compare-patterns/random-patterns.ts';
import { IS_FULL } from '../../../support/sample.ts';

/** `npm run compare-patterns` compares more patterns and measures times and sizes. */
const COUNT = IS_FULL ? 2_000 : 150;
const SEED = 20;

describe('pattern analyses beside the libraries refa and scslre', () => {
  it(`are never wrong on ${COUNT} random patterns, and decide on most (seed ${SEED})`, () => {
    const answers = [...compareAnalysers([lintel, libraries], randomPatterns(SEED, COUNT), SEED)];
    const withVerdict = (verdict: string) => answers.filter(({ verdicts: [ours] }) => ours === verdict);
    expect(withVerdict('wrong').map(({ question, subject }) => `${question}: ${subject}`)).to.deep.equal([]);
    const undecided = new Map<string, number>();
    for (const { question } of withVerdict('unknown')) undecided.set(question, (undecided.get(question) ?? 0) + 1);
    expect(undecided.get('admits') ?? 0).to.equal(0);
    expect(undecided.get('only numbers') ?? 0).to.be.lessThan(COUNT / 5);
    expect(withVerdict('right').length).to.be.greaterThan(10 * COUNT);
  });
});
