import { expect } from 'chai';
import { LinkedFiles } from '../../fixing/linked-files.ts';

describe('fixing/linked-files.ts', () => {
  it('links what one fix changes together, and what other fixes change together with it', () => {
    const linked = new LinkedFiles();
    linked.link(['a', 'b']);
    linked.link(['c', 'd']);
    linked.link(['e']);
    linked.link(['b', 'c']);
    for (const one of ['a', 'b', 'c', 'd'])
      expect([...linked.with(one)].sort(), one).to.deep.equal(['a', 'b', 'c', 'd']);
    expect([...linked.with('e')]).to.deep.equal(['e']);
    expect([...linked.with('f')]).to.deep.equal(['f']);
    expect([...linked.all()].map((group) => [...group].sort().join(''))).to.have.members(['abcd', 'e']);
  });
});
