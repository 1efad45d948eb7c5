import { expect } from 'chai';
import { addTo, appendTo, groupBy } from '../../../model/lib/group-by.ts';

describe('grouping', () => {
  it('keeps the order of items, and of keys by their first item', () => {
    const groups = groupBy(['pear', 'apple', 'plum', 'avocado', 'fig'], (text) => text[0]);
    expect([...groups]).to.deep.equal([
      ['p', ['pear', 'plum']],
      ['a', ['apple', 'avocado']],
      ['f', ['fig']],
    ]);
  });

  it('takes any iterable, and keys by identity', () => {
    const [one, other] = [{}, {}];
    const groups = groupBy(new Set([1, 2, 3]), (item) => (item === 2 ? other : one));
    expect(groups.get(one)).to.deep.equal([1, 3]);
    expect(groups.get(other)).to.deep.equal([2]);
  });

  it('of nothing is empty', () => {
    expect([...groupBy([], () => 'key')]).to.deep.equal([]);
  });

  it('appends equal items twice to a list, and adds them once to a set', () => {
    const lists = new Map([['known', [0]]]);
    const sets = new Map<string, Set<number>>();
    for (const item of [1, 1, 2]) {
      appendTo(lists, 'known', item);
      appendTo(lists, 'new', item);
      addTo(sets, 'new', item);
    }
    expect([...lists]).to.deep.equal([
      ['known', [0, 1, 1, 2]],
      ['new', [1, 1, 2]],
    ]);
    expect([...sets].map(([key, items]) => [key, [...items]])).to.deep.equal([['new', [1, 2]]]);
  });
});
