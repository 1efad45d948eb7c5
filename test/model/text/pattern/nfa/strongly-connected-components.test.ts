import { expect } from 'chai';
import { stronglyConnectedComponents } from '../../../../../model/text/pattern/nfa/strongly-connected-components.ts';
import { chooser } from '../../../../../scripts/seeded.ts';

const components = (edges: readonly (readonly number[])[]) =>
  stronglyConnectedComponents(edges)
    .map((component) => component.toSorted((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other);

describe('stronglyConnectedComponents', () => {
  it('groups what leads to one another', () => {
    expect(components([])).to.deep.equal([]);
    expect(components([[0], []])).to.deep.equal([[0], [1]]);
    expect(components([[1], [2], [0, 3], [4], [3], [4]])).to.deep.equal([[0, 1, 2], [3, 4], [5]]);
  });

  it('agrees with following all edges of random graphs', () => {
    const choose = chooser(4);
    for (let round = 0; round < 300; round++) {
      const nodes = [0, 1, 2, 3, 4, 5, 6, 7];
      const edges = nodes.map(() => nodes.filter(() => choose([true, false, false, false, false])));
      const reached = nodes.map((node) => {
        const found = new Set([node]);
        for (const each of found) for (const next of edges[each] ?? []) found.add(next);
        return found;
      });
      const leadToOneAnother = (one: number, other: number) => reached[one]?.has(other) && reached[other]?.has(one);
      const expected = nodes.map((node) => nodes.filter((other) => leadToOneAnother(node, other)));
      const distinct = expected.filter(([first], node) => first === node);
      expect(components(edges), JSON.stringify(edges)).to.deep.equal(distinct);
    }
  });
});
