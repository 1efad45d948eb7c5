import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { labelledFindings, precisions } from '../../scripts/findings.ts';

describe('labelled findings on the corpus', () => {
  const labels = labelledFindings();

  it('are sound: a known rule, a place, a verdict, and a reason for each that is false', () => {
    for (const { file, rule, pointer, verdict, why } of labels) {
      expect(Object.hasOwn(RULES, rule), `${file} ${pointer}: ${rule}`).to.equal(true);
      expect(pointer).to.match(/^(\/|$)/);
      expect(verdict).to.be.a('boolean');
      if (!verdict) expect(why, `${rule} ${pointer}`).to.be.a('string');
    }
  });

  for (const { rule, labelled, right } of precisions(labels)) {
    if (RULES[rule]?.severity === 'hint') continue;
    it(`${rule} is right in at least 95 % of them`, () => {
      expect(right / labelled).to.be.at.least(labelled < 20 ? 1 - 1 / labelled : 0.95);
    });
  }
});
