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

  it('say of a bound as OpenAPI 3.0 writes it whether it is admitted itself, where nothing else changed', () => {
    for (const type of ['number', 'integer']) {
      const [open, closed] = [
        { type, minimum: 1 },
        { type, minimum: 1, exclusiveMinimum: true },
      ];
      expect(changes(sent(open), sent(closed))).to.deep.equal(['breaks bound-changed  false true']);
      expect(changes(sent(closed), sent(open))).to.deep.equal(['harmless bound-changed  true false']);
      expect(changes(sent(open), sent({ ...closed, minimum: 2 }))).to.deep.equal(['breaks bound-changed  1 2']);
    }
  });

  it('are null beside several alternatives that comes in answers, or that requests lose', () => {
    const of = (key: string) => ({ type: 'object', required: [key], properties: { [key]: TEXT } });
    const [two, three] = [{ oneOf: [of('a'), of('b')] }, { oneOf: [of('a'), of('b'), { type: 'null' }] }];
    for (const nullable of [three, { ...two, nullable: true }]) {
      expect(changes(answered(two), answered(nullable))).to.deep.equal(['breaks null-changed']);
      expect(changes(sent(nullable), sent(two))).to.deep.equal(['breaks null-changed']);
      expect(changes(answered(nullable), answered(two))).to.deep.equal([]);
      expect(changes(sent(two), sent(nullable))).to.deep.equal([]);
      expect(changes(answered(nullable), answered(three))).to.deep.equal([]);
    }
    const inside = { oneOf: [{ ...of('a'), type: ['object', 'null'] }, of('b')] };
    expect(changes(answered(two), answered(inside))).to.have.lengthOf(1);
    expect(
      changes(answered({ oneOf: [of('a'), {}] }), answered({ oneOf: [of('a'), {}, { type: 'null' }] })),
    ).to.deep.equal([]);
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

  it('are bounds of numbers at either end, whichever keyword gives them', () => {
    const number = (bounds: object, type = 'number') => sent({ type, ...bounds });
    expect(changes(number({ maximum: 9 }), number({ maximum: 5 }))).to.deep.equal(['breaks bound-changed  9 5']);
    expect(changes(number({ minimum: 1 }), number({ minimum: 2 }))).to.deep.equal(['breaks bound-changed  1 2']);
    expect(changes(number({}), number({ maximum: 5 }))).to.deep.equal(['breaks bound-added   5']);
    expect(changes(number({ maximum: 5 }), number({ exclusiveMaximum: 5 }))).to.have.lengthOf(1);
    expect(changes(number({ maximum: 5 }, 'integer'), number({ exclusiveMaximum: 6 }, 'integer'))).to.deep.equal([]);
    expect(changes(number({ minimum: 1 }, 'integer'), number({ exclusiveMinimum: 0 }, 'integer'))).to.deep.equal([]);
  });

  it('are items that have to differ, unless there is one at most', () => {
    const list = (more: object) => sent({ type: 'array', items: TEXT, ...more });
    const unique = (maxItems: number) => changes(list({ maxItems }), list({ maxItems, uniqueItems: true }));
    expect(unique(2)).to.deep.equal(['breaks unique-items-changed  false true']);
    expect(unique(1)).to.deep.equal([]);
    expect(changes(list({ uniqueItems: true }), list({}))).to.deep.equal([]);
  });

  it('are what all lists of values have in common', () => {
    const listed = (...lists: readonly (readonly string[])[]) =>
      sent({ allOf: lists.map((values) => ({ enum: values })) });
    expect(changes(listed(['a', 'b'], ['b', 'c']), sent({ enum: ['b'] }))).to.deep.equal([]);
    expect(changes(listed(['a', 'b'], ['b', 'a']), listed(['a', 'b'], ['b', 'c']))).to.have.lengthOf(1);
  });

  it('are told one by one where there are as many groups of alternatives as before', () => {
    const named = (name: string) => ({ type: 'object', required: [name], properties: { [name]: TEXT } });
    const group = (...names: readonly string[]) => ({ oneOf: names.map(named) });
    const all = (...groups: readonly object[]) => sent({ allOf: groups });
    const before = all(group('a', 'b'), group('c', 'd'));
    expect(changes(before, all(group('a', 'b'), group('c', 'd')))).to.deep.equal([]);
    expect(changes(before, all(group('a', 'b'), group('c', 'd', 'e'), group('f', 'g')))).to.deep.equal([
      'undecided alternatives-changed',
    ]);
    expect(changes(all(group('a', 'b', 'x'), group('c', 'd')), before)).to.deep.equal(['breaks alternative-removed']);
  });

  it('are statuses: one success in place of another, or in place of a range', () => {
    const statuses = (...keys: readonly string[]) => ({ responses: Object.fromEntries(keys.map((key) => [key, {}])) });
    expect(changes(statuses('200'), statuses('201'))).to.deep.equal(['breaks status-removed 200  "201"']);
    expect(changes(statuses('200'), statuses('200', '202'))).to.deep.equal(['undecided success-status-added 202']);
    expect(changes(statuses('200', '404'), statuses('200'))).to.deep.equal(['breaks status-removed 404']);
    expect(changes(statuses('200'), statuses('200', '404'))).to.deep.equal(['fine status-new 404']);
    expect(changes(statuses('200'), statuses('2XX'))).to.deep.equal(['fine status-new 2XX']);
    expect(changes(statuses('2XX'), statuses('200'))).to.deep.equal([]);
  });

  it('are media types that went and that came, in any form of the same', () => {
    const types = (...names: readonly string[]) => ({
      requestBody: { content: Object.fromEntries(names.map((name) => [name, {}])) },
    });
    expect(changes(types('text/csv'), types('text/csv', 'application/json'))).to.deep.equal([
      'fine media-type-new application/json',
    ]);
    expect(changes(types('text/csv', 'application/json'), types('text/csv'))).to.deep.equal([
      'breaks media-type-removed application/json',
    ]);
    expect(changes(types('text/csv'), types('TEXT/csv; charset=utf-8'))).to.deep.equal([]);
    expect(changes(types('image/png'), types('image/*'))).to.not.include('breaks media-type-removed image/png');
  });

  it('are what a part of a form is sent as, where that is not taken any more', () => {
    const form = (contentType?: string) => ({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
            ...(contentType !== undefined && { encoding: { photo: { contentType } } }),
          },
        },
      },
    });
    expect(changes(form('image/png'), form('image/*'))).to.deep.equal([]);
    expect(changes(form('image/png'), form('image/jpeg, image/png'))).to.deep.equal([]);
    expect(changes(form('image/*'), form('image/png'))).to.deep.equal([
      'breaks encoding-changed photo "image/*" "image/png"',
    ]);
    expect(changes(form(), form('image/png'))).to.deep.equal([
      'breaks encoding-changed photo "application/octet-stream" "image/png"',
    ]);
  });

  it('are how a list is written into a URL, but not for a text, of which there is one way', () => {
    const query = (type: unknown, more: object = {}) => ({
      parameters: [{ name: 'ids', in: 'query', schema: { type, ...(type === 'array' && { items: TEXT }) }, ...more }],
    });
    for (const type of ['array', ['array', 'null'], 'object', undefined])
      expect(changes(query(type), query(type, { explode: false })), String(type)).to.deep.equal([
        'breaks parameter-serialization-changed query parameter ids true false',
      ]);
    for (const type of ['string', ['string', 'null'], 'integer'])
      expect(changes(query(type), query(type, { explode: false })), String(type)).to.deep.equal([]);
  });

  it('are none where numbers in a URL are texts with a pattern that admits them all', () => {
    const number = (maximum: number) => queried(['size', { ...NUMBER, minimum: 0, maximum }]);
    const text = queried(['size', { ...TEXT, pattern: '^[0-9]{1,2}$' }]);
    expect(changes(number(99), text)).to.deep.equal([]);
    expect(changes(number(100), text)).to.deep.equal(['breaks type-changed  "integer" "string"']);
    expect(changes(queried(['size', { type: 'boolean' }]), queried(['size', TEXT]))).to.deep.equal([]);
  });

  it('are callbacks that went or moved, whatever their names', () => {
    const called = (name: string, url: string) => ({ callbacks: { [name]: { [url]: { post: { responses: {} } } } } });
    const url = '{$request.body#/url}';
    expect(changes(called('done', url), {})).to.deep.equal(['breaks callback-removed done of POST /v1/shop/orders']);
    expect(changes(called('done', url), called('finished', url))).to.deep.equal([]);
    expect(changes(called('done', url), called('done', '{$request.body#/other}'))).to.deep.equal([
      `breaks callback-moved done of POST /v1/shop/orders "${url}" "{$request.body#/other}"`,
    ]);
    expect(changes(called('done', url), called('finished', '{$request.body#/other}'))).to.deep.equal([
      'breaks callback-removed done of POST /v1/shop/orders',
    ]);
  });
});
