import { expect } from 'chai';
import { type MemberTypes, missingMembers, mistypedMembers } from '../../../functions/exchange/object-members.ts';
import { rootPlace } from '../../../model/description/place.ts';

describe('functions/exchange/object-members.ts', () => {
  const missing = (object: object, ...names: string[]) =>
    missingMembers('the error', object as never, names).map(({ message }) => message);

  it('says what an object lacks, and what of it is there in camelCase', () => {
    expect(missing({ name: 'A' }, 'name')).to.deep.equal([]);
    expect(missing({}, 'name', 'message')).to.deep.equal([
      'the error has no name and no message; add name and message',
    ]);
    expect(missing({ debugId: 'a' }, 'debug_id')).to.deep.equal([
      'the error has no debug_id; add debug_id in place of debugId',
    ]);
  });

  it('says under which name of other APIs a text is there', () => {
    const said = (object: object) =>
      missingMembers('the error', object as never, ['name', 'message'], {
        name: ['code'],
        message: ['detail', 'title'],
      });
    expect(said({ code: 'NOT_FOUND', title: 'a', detail: 'b' })[0]?.message).to.equal(
      'the error has no name and no message; add name in place of code and message in place of detail',
    );
    expect(said({ code: 404, message: 'a' })[0]?.message).to.equal('the error has no name; add name');
  });

  it('says which member is of another type; null is none', () => {
    const types: MemberTypes = { name: 'string', count: 'integer', details: 'array' };
    const said = (object: object) =>
      mistypedMembers('the error', object as never, types, rootPlace({ source: 'a', data: object })).map(
        ({ message, at }) => `${at?.key}: ${message}`,
      );
    expect(said({ name: 'A', count: 1, details: [] })).to.deep.equal([]);
    expect(said({ name: null })).to.deep.equal([]);
    expect(said({ name: {}, count: 1.5, details: 'none' })).to.deep.equal([
      'name: name of the error is an object; write a string',
      'count: count of the error is 1.5; write an integer',
      'details: details of the error is "none"; write an array',
    ]);
    expect(said({ name: [1] })).to.deep.equal(['name: name of the error is an array; write a string']);
  });
});
