import { expect } from 'chai';
import { identityOf } from '../../baseline/identity.ts';

describe('identity of a place', () => {
  const one = (item: unknown) => identityOf({ list: [item] }, ['list', '0']);

  it('is a JSON Pointer where there are only objects', () => {
    const data = { paths: { '/orders/{id}': { get: { responses: { '200': {} } } } } };
    const path = ['paths', '/orders/{id}', 'get', 'responses', '200'];
    expect(identityOf(data, path)).to.equal('/paths/~1orders~1{id}/get/responses/200');
    expect(identityOf(data, [])).to.equal('');
  });

  it('knows an item by what names it', () => {
    expect(one({ name: 'limit', in: 'query', schema: {} })).to.equal('/list/[name=limit&in=query]');
    expect(one({ name: 'Orders', description: 'All of them.' })).to.equal('/list/[name=Orders]');
    expect(one({ $ref: '#/components/parameters/Limit' })).to.equal('/list/[$ref=#/components/parameters/Limit]');
    expect(one({ url: 'https://api.example.com' })).to.equal('/list/[url=https://api.example.com]');
    expect(one({ const: 7 })).to.equal('/list/[const=7]');
  });

  it('knows a scalar by its value and its kind', () => {
    expect(one('red')).to.equal('/list/["red"]');
    expect(one('1')).to.equal('/list/["1"]');
    expect(one(1)).to.equal('/list/[1]');
    expect(one(null)).to.equal('/list/[null]');
    expect(one('x'.repeat(500))).to.have.length(129);
  });

  it('does not distinguish nameless items', () => {
    const data = { oneOf: [{ type: 'string' }, { type: 'object', properties: { a: {} } }, ['x']] };
    expect(identityOf(data, ['oneOf', '0'])).to.equal('/oneOf/[*]');
    expect(identityOf(data, ['oneOf', '1', 'properties', 'a'])).to.equal('/oneOf/[*]/properties/a');
    expect(identityOf(data, ['oneOf', '2'])).to.equal('/oneOf/[*]');
    expect(one({ name: { first: 'Ada' } })).to.equal('/list/[*]');
  });

  it('falls back to the plain path where the data cannot be had', () => {
    expect(identityOf(undefined, ['a', '0', 'b'])).to.equal('/a/0/b');
  });

  it('takes nothing from prototypes', () => {
    expect(identityOf({}, ['constructor', 'name'])).to.equal('/constructor/name');
  });
});
