import { expect } from 'chai';
import { addEdit, type Change, excludes, noChange } from '../../framework/changes/change.ts';

const change = (some: Partial<Change>): Change => ({ ...noChange(), ...some }) as Change;
const insideOf = (key: string, inner: Change): Change => change({ inside: new Map([[key, inner]]) });

describe('changes of one value', () => {
  const removed = change({ removed: true });
  const set = (value: unknown) => change({ set: { value } });
  const renamed = (to: string) => change({ renamed: to });
  const CASES: readonly (readonly [string, Change, Change, boolean])[] = [
    ['to take it away twice', removed, removed, false],
    ['to take it away and to write it', removed, set(1), true],
    ['to take it away and to rename it', removed, renamed('b'), true],
    ['to take it away and to change what is inside', removed, insideOf('a', set(1)), true],
    ['to write it over and to change what is inside', set({}), insideOf('a', set(1)), true],
    ['to write it over and to rename it', set({}), renamed('b'), false],
    ['two values', set(1), set(2), true],
    ['one value', set({ a: 1 }), set({ a: 1 }), false],
    ['two names', renamed('a'), renamed('b'), true],
    ['one name', renamed('a'), renamed('a'), false],
    ['what is inside, at two keys', insideOf('a', set(1)), insideOf('b', set(2)), false],
    ['what is inside, in two ways', insideOf('a', set(1)), insideOf('a', set(2)), true],
    ['two members that would have one name', insideOf('a', renamed('c')), insideOf('b', renamed('c')), true],
  ];
  for (const [title, one, other, exclusive] of CASES) {
    it(`${exclusive ? 'exclude one another' : 'go together'}: ${title}`, () => {
      expect([excludes(one, other), excludes(other, one)]).to.deep.equal([exclusive, exclusive]);
    });
  }

  it('refuse an edit that another one excludes, and stay as they were', () => {
    const root = noChange();
    addEdit(root, ['a', 'b'], { edit: 'set', value: 1 });
    expect(() => addEdit(root, ['a'], { edit: 'remove' })).to.throw('one edit takes away what another one changes');
    expect(root).to.deep.equal(insideOf('a', insideOf('b', set(1))));
  });
});
