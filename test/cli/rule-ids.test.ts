import { expect } from 'chai';
import { ruleIds } from '../../cli/rule-ids.ts';

const RUN = [{ id: 'array-max-items' }, { id: 'enum-values' }, { id: 'our-own' }];

describe('ids of rules on the command line', () => {
  it('stand with commas or repeated', () => {
    expect([...ruleIds(['array-max-items, our-own', 'enum-values'], RUN, 'all')]).to.deep.equal([
      'array-max-items',
      'our-own',
      'enum-values',
    ]);
  });

  it('may be former ones', () => {
    expect([...ruleIds(['enum-values-state'], RUN, 'all')]).to.deep.equal(['enum-values']);
  });

  for (const [title, given, said] of [
    ['that no rule has', 'array-max-item', 'there is no rule "array-max-item"; did you mean "array-max-items"?'],
    [
      'that are empty',
      'enum-values,',
      'there is no rule ""; see `lintel rules` for the rules, `lintel catalogue` for the statements',
    ],
    [
      'that the ruleset does not run',
      'no-null',
      'the ruleset 2.1 does not run the rule no-null; choose one that does with -r',
    ],
  ] as const) {
    it(`are refused where there are some ${title}`, () => {
      expect(() => ruleIds([given], RUN, '2.1')).to.throw(said);
    });
  }
});
