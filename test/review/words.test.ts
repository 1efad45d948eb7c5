import { expect } from 'chai';
import { count, otherWays, VERDICT_WORDS } from '../../review/page/words.ts';

describe('words of a review', () => {
  it('agree with their number', () => {
    expect(count(1, 'finding')).to.equal('1 finding');
    expect(count(29_349, 'finding')).to.equal('29,349 findings');
    expect(count(0, 'query', 'queries')).to.equal('0 queries');
    const { holds, notApplicable } = VERDICT_WORDS;
    expect([1, 2].map(holds.many)).to.deep.equal(['holds', 'hold']);
    expect([1, 2].map(notApplicable.many)).to.deep.equal(['does not apply', 'do not apply']);
  });

  it('say how a statement is checked beside the description', () => {
    expect(otherWays(['document', 'exchange', 'change'])).to.equal('recorded traffic or comparing two versions');
    expect(otherWays(['sequence'])).to.equal('probing a running service');
    expect(otherWays(['document', 'review'])).to.equal(null);
  });
});
