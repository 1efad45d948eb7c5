import { expect } from 'chai';
import { findingNames, ruleInName } from '../../review/names.ts';

describe('names of findings', () => {
  const AT = { rule: 'link-object', place: '/a', file: 'api.yaml', message: 'this link has no rel' };

  it('are rule and place, with the file where it is another one', () => {
    const names = findingNames([AT, { ...AT, place: '/b' }, { ...AT, file: 'part.yaml' }], 'api.yaml');
    expect(names).to.deep.equal(['link-object #/a', 'link-object #/b', 'link-object part.yaml#/a']);
  });

  it('tell several of one rule at one place apart by what they say, in any order', () => {
    const other = { ...AT, message: 'this link has no href' };
    const [first, second] = findingNames([AT, other], 'api.yaml');
    expect(first).to.match(/^link-object #\/a~\w+$/);
    expect(second).not.to.equal(first);
    expect(findingNames([other, AT], 'api.yaml')).to.deep.equal([second, first]);
  });

  it('say which rule it is', () => {
    for (const name of findingNames([AT, { ...AT, place: '/a b' }], 'api.yaml')) {
      expect(ruleInName(name)).to.equal('link-object');
    }
  });
});
