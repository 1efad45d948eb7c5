import { expect } from 'chai';
import { exchangesOfRule } from '../../catalogue/exchanges-of-rule.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../rules/exchange.generated.ts';

describe('the traffic that pages show', () => {
  for (const [id, rule] of Object.entries(EVERY_RULE)) {
    if (EXCHANGE_CHECKS[id] === undefined) continue;
    it(`of ${id} has a finding that is marked, and can be read by itself`, () => {
      const { broken = [], holds = [] } = exchangesOfRule(rule) ?? {};
      expect(broken).to.have.length.within(1, 2);
      for (const { text } of broken) expect(text).to.match(/# <- finding$/m);
      for (const { title, text } of [...broken, ...holds]) {
        expect(title).not.to.equal('');
        expect(text).to.include('request:').and.to.include('response:');
        expect(text).not.to.match(/(?:: |- )[&*]\w/);
      }
    });
  }

  it('is nothing where a rule judges none', () => {
    const [rule] = Object.entries(EVERY_RULE).flatMap(([id, one]) => (EXCHANGE_CHECKS[id] === undefined ? [one] : []));
    expect(rule === undefined ? null : exchangesOfRule(rule)).to.equal(null);
  });
});
