import { expect } from 'chai';
import { changesOf, titleOf } from '../../../framework/fixes/title.ts';
import { type Edit, insert, remove, rename, set } from '../../../framework/remedy.ts';
import { below, type JsonPath, type Place, rootPlace } from '../../../model/description/place.ts';

const DATA = { size_of: { maxItems: 9, enum: ['a', 'b'] }, responses: { 404: {} }, required: ['a'], '/a_b': {} };

function at(...path: JsonPath): Place {
  return below(rootPlace({ source: 'a.yaml', data: DATA }), ...path);
}

describe('framework/fixes/title.ts', () => {
  for (const [edits, title, changes] of [
    [
      [set(at('size_of', 'minItems'), 0), set(at('size_of', 'maxItems'), 7)],
      'Add minItems: 0 and write maxItems: 7',
      'values that do not fit are no longer valid',
    ],
    [
      [rename(at('size_of'), 'property', 'sizeOf')],
      'Rename "size_of" to sizeOf',
      'clients have to read and send the new name',
    ],
    [[rename(at('/a_b'), 'path', '/a-b')], 'Rename "/a_b" to /a-b', 'clients have to call the new path'],
    [[remove(at('responses', '404'))], 'Remove 404', 'clients are told of other answers'],
    [[set(at('responses', '400'), { $ref: '#/a' })], 'Add 400', 'clients are told of other answers'],
    [[insert(at('required', 1), 'b')], 'Add "b" to required', 'what has to be there changes'],
    [[set(at('size_of', 'type'), 'string')], 'Add type: "string"', 'clients have to read and send another type'],
    [
      [rename(at('size_of', 'enum', 0), 'value', 'A')],
      'Rename "a" to A',
      'clients have to read and send the new values',
    ],
    [[rename(at('size_of', 'enum', 1), 'parameter', 'B')], 'Rename "b" to B', 'clients have to send the new name'],
    [[set(at('size_of', 'required'), false)], 'Add required: false', 'clients may leave it out'],
    [[set(at('size_of', 'required'), true)], 'Add required: true', 'what has to be there changes'],
    [[set(at('size_of', 'default'), 1)], 'Add default: 1', 'what clients may send and receive changes'],
  ] satisfies [Edit[], string, string][]) {
    it(title, () => expect([titleOf(edits), changesOf(edits)]).to.deep.equal([title, changes]));
  }

  for (const keyword of [
    ...['minLength', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'multipleOf', 'uniqueItems'],
  ]) {
    it(`knows ${keyword} for a bound`, () => {
      expect(changesOf([set(at('size_of', keyword), 1)])).to.equal('values that do not fit are no longer valid');
    });
  }

  it('names no component that is made for what refers to it', () => {
    const reference = set(at('responses', '400'), { $ref: '#/components/responses/BadRequest' });
    const made = set(at('components', 'responses', 'BadRequest'), { description: 'Bad.' });
    expect(titleOf([made, reference])).to.equal(titleOf([reference]));
    expect(titleOf([made])).to.equal('Add BadRequest');
  });

  it('names no more than four things of a kind', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => remove(at(key)));
    expect(titleOf(many)).to.equal('Remove a, b, c and 3 more');
    expect(titleOf(many.slice(0, 4))).to.equal('Remove a, b, c and d');
  });
});
