import { expect } from 'chai';
import { remedied, remedyWords } from '../../framework/remedied.ts';
import { insert, remove, rename, set } from '../../framework/remedy.ts';
import { below, type Place, rootPlace } from '../../model/description/place.ts';

const file = { source: 'a.yaml', data: { maxItems: 50000, required: ['id', 'name'], default: null } };

function at(...path: (string | number)[]): Place {
  return below(rootPlace(file), ...path);
}

describe('remedied', () => {
  it('makes the message from the edits', () => {
    const place = at('maxItems');
    expect(remedied('maxItems is 50000', [set(place, 32767)], { at: place })).to.deep.equal({
      message: 'maxItems is 50000; write 32767',
      at: place,
      remedy: [{ edit: 'set', place, value: 32767 }],
    });
  });

  it('takes other words where those for the edits do not suffice', () => {
    const { message } = remedied('this array has no minItems', [set(at('minItems'), 0)], {
      words: 'add minItems, mostly 0',
    });
    expect(message).to.equal('this array has no minItems; add minItems, mostly 0');
  });

  it('has no remedy but its words where nothing is to be written', () => {
    expect(remedied('it is a question', [], { words: 'decide' })).to.deep.equal({
      message: 'it is a question; decide',
    });
  });

  for (const [title, remedy, words] of [
    ['a value that is there', [set(at('maxItems'), 1)], 'write 1'],
    ['a text', [set(at('maxItems'), 'none')], 'write "none"'],
    ['missing members', [set(at('minItems'), 0), set(at('type'), 'array')], 'add minItems: 0 and type: "array"'],
    ['a member beside a value', [set(at('minItems'), 0), set(at('maxItems'), 9)], 'add minItems: 0 and write 9'],
    ['an item', [insert(at('required', 2), 'size')], 'add "size"'],
    ['a member to take out', [remove(at('default'))], 'remove "default"'],
    ['items to take out', [remove(at('required', 0)), remove(at('required', 1))], 'remove "id" and "name"'],
    ['a name', [rename(at('maxItems'), 'property', 'mostItems')], 'write mostItems'],
    ['one value at two places', [set(at('required', 0), 'a'), set(at('required', 1), 'a')], 'write "a"'],
  ] as const) {
    it(title, () => expect(remedyWords(remedy)).to.equal(words));
  }
});
