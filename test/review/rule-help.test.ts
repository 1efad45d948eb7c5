import { expect } from 'chai';
import { catalogue } from '../../catalogue/catalogue.ts';
import { ruleExamples } from '../../catalogue/rule-examples.ts';
import { ruleHelp } from '../../review/page/rule-help.ts';

describe('what a review says of a rule', () => {
  it('has the first two of its bad and of its good examples, and of what is no rule nothing', async () => {
    const entry = catalogue().rules.find(({ id }) => id === 'property-names');
    if (entry === undefined) throw new Error('there is no such rule');
    const { bad, good } = await ruleExamples(entry);
    const help = await ruleHelp(new Set(['property-names', 'somebody-elses']));
    expect(Object.keys(help)).to.deep.equal(['property-names']);
    expect(bad.length).to.be.above(2);
    expect(help['property-names']?.bad).to.deep.equal(bad.slice(0, 2));
    expect(help['property-names']?.good).to.deep.equal(good.slice(0, 2));
  });
});
