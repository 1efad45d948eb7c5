import { expect } from 'chai';
import { compareDescriptions } from '../../../model/comparison/compare-descriptions.ts';
import { describeData } from '../../support/describe-data.ts';

const described = (operation: object, root: object = {}) =>
  describeData({ openapi: '3.1.0', paths: { '/v1/shop/orders': { post: operation } }, ...root });

/** What changed in an operation, in short: how bad, what, of what, from what, to what. */
function changes(before: object, after: object): string[] {
  return compareDescriptions(described(before), described(after)).changes.map((change) => {
    const values = [change.before, change.after].map((value) => (value === undefined ? '' : JSON.stringify(value)));
    return [change.verdict, change.name, change.subject ?? '', ...values].join(' ').trim();
  });
}

const json = (schema?: object) => ({ content: { 'application/json': schema === undefined ? {} : { schema } } });
const sent = (schema?: object) => ({ requestBody: json(schema) });
const answered = (schema?: object) => ({ responses: { 200: json(schema) } });
const headed = (header: object) => ({ responses: { 204: { headers: { Total: header } } } });
const queried = (...parameters: readonly (readonly [name: string, schema?: object])[]) => ({
  parameters: parameters.map(([name, schema]) => ({ name, in: 'query', schema })),
});

const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };

describe('changes of an operation', () => {
  it('name the parameter that came in place of one with the same values, where there is only one', () => {
    expect(changes(queried(['limit', NUMBER]), queried(['pageSize', NUMBER]))).to.deep.equal([
      'breaks parameter-removed query parameter limit  "query parameter pageSize"',
    ]);
    expect(changes(queried(['limit', NUMBER]), queried(['name', TEXT]))).to.deep.equal([
      'fine parameter-new query parameter name',
      'breaks parameter-removed query parameter limit',
    ]);
    expect(changes(queried(['limit', NUMBER]), queried(['page', NUMBER], ['pageSize', NUMBER]))).to.include(
      'breaks parameter-removed query parameter limit',
    );
  });

  it('are none of a body behind a reference that leads nowhere', () => {
    const lost = { requestBody: { $ref: '#/components/requestBodies/Lost' } };
    const required = { requestBody: { required: true, ...json(TEXT) } };
    expect(changes(lost, required)).to.deep.equal([]);
    expect(changes(required, lost)).to.deep.equal([]);
    expect(changes({}, required)).to.deep.equal(['breaks body-added']);
  });

  it('are a schema that requests have now, or that answers have no more', () => {
    expect(changes(sent(), sent(TEXT))).to.deep.equal(['breaks schema-added']);
    expect(changes(answered(TEXT), answered())).to.deep.equal(['breaks schema-removed']);
    expect(changes(sent(TEXT), sent())).to.deep.equal([]);
    expect(changes(answered(), answered(TEXT))).to.deep.equal([]);
    expect(changes(queried(['name']), queried(['name', TEXT]))).to.deep.equal(['breaks schema-added']);
    expect(changes(queried(['name', TEXT]), queried(['name']))).to.deep.equal([]);
  });

  it('are none where a body of bytes is described in another way', () => {
    const image = (schema?: object) => ({ requestBody: { content: { 'image/png': { schema } } } });
    for (const bytes of [{ contentMediaType: 'image/png' }, { type: 'string', format: 'binary' }, {}]) {
      expect(changes(image(), image(bytes)), JSON.stringify(bytes)).to.deep.equal([]);
      expect(changes(image(bytes), image({ format: 'binary' })), JSON.stringify(bytes)).to.deep.equal([]);
    }
    expect(changes(image(), image({ type: 'string', maxLength: 5 }))).to.deep.equal(['breaks schema-added']);
  });

  it('are none of a header whose values are written as before', () => {
    expect(changes(headed({ schema: TEXT }), headed({ schema: NUMBER }))).to.deep.equal([]);
    expect(changes(headed({ schema: NUMBER }), headed({ schema: TEXT }))).to.have.lengthOf(1);
    expect(changes(headed(json(TEXT)), headed(json(NUMBER)))).to.have.lengthOf(1);
  });

  it('are alternatives in place of a schema that fits none of them', () => {
    const alternatives = {
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: TEXT } },
        { type: 'object', required: ['b'], properties: { b: TEXT } },
      ],
    };
    const one = { type: 'object', properties: { c: TEXT } };
    expect(changes(sent(one), sent(alternatives))).to.deep.equal(['undecided alternatives-changed']);
    expect(changes(answered(alternatives), answered(one))).to.deep.equal(['undecided alternatives-changed']);
  });

  it('have the values that went from a list and that came to it', () => {
    expect(changes(sent({ enum: ['a', 'b', 'c'] }), sent({ enum: ['a', 'c', 'd', 'e'] }))).to.deep.equal([
      'breaks enum-changed  ["b"] ["d","e"]',
    ]);
    expect(changes(sent({ const: 'a' }), sent({ const: 'b' }))).to.deep.equal(['breaks const-changed  "a" "b"']);
  });

  it('break where a bound admits less in requests, or more in answers', () => {
    const list = (maxItems: number) => ({ type: 'array', items: TEXT, maxItems });
    expect(changes(sent(list(5)), sent(list(4)))).to.deep.equal(['breaks bound-changed  5 4']);
    expect(changes(sent(list(4)), sent(list(5)))).to.deep.equal(['harmless bound-changed  4 5']);
    expect(changes(answered(list(4)), answered(list(5)))).to.deep.equal(['breaks bound-changed  4 5']);
  });
});
