import { expect } from 'chai';
import { addEdit, noChange } from '../../framework/changes/change.ts';
import { changedValue } from '../../framework/changes/changed-value.ts';
import type { JsonPath } from '../../model/description/place.ts';

type Told = Parameters<typeof addEdit>[2];

/** A value after edits; and of each object and list that is made anew, the keys before of what has another key now. */
function changed(old: unknown, ...edits: readonly (readonly [JsonPath, Told])[]) {
  const change = noChange();
  for (const [path, edit] of edits) addEdit(change, path, edit);
  const made = new Map<object, Readonly<Record<string, unknown>>>();
  const value = changedValue(old, change, (one, _, keys) =>
    made.set(one, Object.fromEntries([...keys].filter(([now, before]) => now !== before))),
  );
  return { value, made };
}

describe('framework/changes/changed-value.ts', () => {
  const old = { a: [1, { b: 2 }, 3], c: { d: 4 } };

  it('changes what edits touch, and shares the rest', () => {
    const { value } = changed(old, [['a', 1, 'b'], { edit: 'set', value: 5 }]);
    expect(value).to.deep.equal({ a: [1, { b: 5 }, 3], c: { d: 4 } });
    expect((value as typeof old).c).to.equal(old.c);
    expect(changed(old).value).to.equal(old);
  });

  it('moves what stands behind what goes or comes, and tells its keys before', () => {
    const { value, made } = changed(
      old,
      [['a', 0], { edit: 'remove' }],
      [['a', 2], { edit: 'insert', value: 9 }],
      [['c', 'd'], { edit: 'rename', to: 'e' }],
    );
    expect(value).to.deep.equal({ a: [{ b: 2 }, 9, 3], c: { e: 4 } });
    const now = value as { readonly a: object; readonly c: object };
    expect(made.get(now.a)).to.deep.equal({ 0: 1 });
    expect(made.get(now.c)).to.deep.equal({ e: 'd' });
  });

  it('writes behind the end of a list, and into an object that is not there', () => {
    expect(changed([1], [[1], { edit: 'set', value: 2 }]).value).to.deep.equal([1, 2]);
    expect(changed({}, [['a', 'b'], { edit: 'set', value: 1 }]).value).to.deep.equal({ a: { b: 1 } });
  });

  it('refuses a name that is taken, unless what has it gives it up', () => {
    const renamed: readonly [JsonPath, Told] = [['a'], { edit: 'rename', to: 'c' }];
    expect(() => changed(old, renamed)).to.throw('the name c is taken');
    expect(changed(old, renamed, [['c'], { edit: 'remove' }]).value).to.deep.equal({ c: old.a });
  });
});
