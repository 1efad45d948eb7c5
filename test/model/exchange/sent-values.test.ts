import { expect } from 'chai';
import { pathOf } from '../../../model/description/place.ts';
import type { Selection } from '../../../model/exchange/body/selection.ts';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { exchangeFromDocument } from '../../../model/exchange/exchange-document.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { sentCodes } from '../../../model/exchange/sent-codes.ts';
import { SENT_ENUMERATIONS } from '../../../model/exchange/sent-enumerations.ts';
import { Traffic } from '../../../model/exchange/traffic.ts';
import { recorded } from '../../support/har.ts';

/** The keys of the members of a body that a selection looks at, from the body on. */
function looked(selection: Selection<{ readonly place: Parameters<typeof pathOf>[0] }>, body: unknown, status = 200) {
  const exchange = readExchange(recorded({ body, status }), null);
  const found = selection.subjects(exchange, new Traffic(new InferredPaths()));
  return found.map(({ place }) => pathOf(place).slice(2).join('.')).sort();
}

describe('enumerated values in bodies that no description has', () => {
  const enumerations = (body: unknown, status?: number) => looked(SENT_ENUMERATIONS, body, status);

  it('are those of names that say so, in another spelling', () => {
    expect(enumerations({ orderType: 'small', priority: 'high-first', type: 'LARGE', name: 'small' })).to.deep.equal([
      'orderType',
      'priority',
    ]);
  });

  it('are states, but none of an address or a refund', () => {
    expect(enumerations({ id: '7', state: 'open' })).to.deep.equal(['state']);
    expect(enumerations({ street: 'a', city: 'b', state: 'bavaria' })).to.deep.equal([]);
    expect(enumerations({ refundId: '7', state: 'completed' })).to.deep.equal([]);
    expect(enumerations({ refundId: '7', state: 'open' })).to.deep.equal(['state']);
  });

  it('are no texts, nor what other specifications spell', () => {
    expect(enumerations({ kind: 'a long text', reason: 'late', sortDirection: 'asc' })).to.deep.equal([]);
    expect(enumerations({ reason: 'too_late' })).to.deep.equal(['reason']);
    expect(enumerations({ method: 'post', href: '/' })).to.deep.equal([]);
    expect(enumerations({ type: 'point', coordinates: [1, 2] })).to.deep.equal([]);
    expect(enumerations({ contentType: 'small', language: 'german' })).to.deep.equal([]);
  });

  it('are no types of a schema that is sent as data', () => {
    for (const beside of [{ properties: {} }, { items: {} }, { $schema: 'x' }, { $id: 'x' }])
      expect(enumerations({ type: 'object', ...beside }), JSON.stringify(beside)).to.deep.equal([]);
    expect(enumerations({ type: 'object', properties: { a: { type: 'string' } } })).to.deep.equal([]);
    expect(enumerations({ properties: { a: { type: 'string' } } })).to.deep.equal(['properties.a.type']);
    expect(enumerations({ inputSchema: { type: 'string' } })).to.deep.equal([]);
    expect(enumerations({ type: 'string', color: 'x' })).to.deep.equal(['type']);
  });

  it('are none of the state or name of an error', () => {
    const error = { name: 'not_found', message: 'x', debug_id: 'y', status: 'gone', type: 'large-one' };
    expect(enumerations(error, 404)).to.deep.equal(['type']);
  });
});

describe('enumerated values that a patch gives', () => {
  const patched = (path: string, value: unknown, resource = 'meters') => {
    const headers = [{ name: 'Content-Type', value: 'application/json-patch+json' }];
    const request = { method: 'PATCH', url: `https://api.example.com/v1/water/${resource}/m-7Zk`, headers };
    const body = [{ op: 'replace', path, value }];
    const document = { request: { ...request, body }, response: { status: 204, headers: [] } };
    const exchange = exchangeFromDocument(document);
    if (typeof exchange === 'string') throw new Error(exchange);
    return SENT_ENUMERATIONS.subjects(readExchange(exchange, null), new Traffic(new InferredPaths())).length;
  };

  it('are those of names that say so, at any depth of the path', () => {
    for (const path of ['/meterType', '/type', '/valves/0/type', '/state', '/permit/state', '/valveTypes/-'])
      expect(patched(path, 'shut-off'), path).to.equal(1);
    expect(patched('/permit', { type: 'shut-off' })).to.equal(1);
  });

  it('are none of an address, a file, a form on a map, or a link', () => {
    expect(patched('/address/state', 'new-york')).to.equal(0);
    expect(patched('/state', 'texas', 'addresses')).to.equal(0);
    expect(patched('/state', 'tx')).to.equal(0);
    expect(patched('/file/type', 'pdf')).to.equal(0);
    expect(patched('/area/type', 'Polygon')).to.equal(0);
    expect(patched('/links/0/method', 'get')).to.equal(0);
  });

  it('are none under keys that are data', () => {
    expect(patched('/metadata/type', 'small')).to.equal(0);
    expect(patched('/metadata', { type: 'small' })).to.equal(0);
  });
});

// Made before a body is read, as those of rules are: what is looked for is settled with the first one.
const CODES = {
  country: sentCodes('country'),
  language: sentCodes('language'),
  province: sentCodes('province'),
  timezone: sentCodes('timezone'),
};

describe('codes in bodies that no description has', () => {
  const codes = (role: keyof typeof CODES, body: unknown) => looked(CODES[role], body);

  it('are those of countries, but not in a telephone number, nor names', () => {
    expect(codes('country', { country: 'UK', shipCountryCode: 'Germany', billCountry: 'DE' })).to.deep.equal([
      'country',
      'shipCountryCode',
    ]);
    expect(codes('country', { country: 'Germany' })).to.deep.equal([]);
    expect(codes('country', { country: '' })).to.deep.equal([]);
    expect(codes('country', { countryCode: '49', nationalNumber: '1' })).to.deep.equal([]);
    expect(codes('country', { countries: 'UK' })).to.deep.equal([]);
  });

  it('are those of human languages', () => {
    expect(codes('language', { language: 'english', locale: { language: 'en' } })).to.deep.equal(['language']);
    expect(codes('language', { language: 'python' })).to.deep.equal([]);
    expect(codes('language', { language: 'english', repository: 'x' })).to.deep.equal([]);
  });

  it('are those of provinces by their names, of states in addresses, and of timezones', () => {
    expect(codes('province', { province: 'Bavaria' })).to.deep.equal(['province']);
    expect(codes('province', { state: 'Bavaria', street: 'a', city: 'b', postalCode: 'c' })).to.deep.equal(['state']);
    expect(codes('province', { state: 'open' })).to.deep.equal([]);
    expect(codes('timezone', { timezone: 'CEST', time_zone: 2, tz: 'UTC' })).to.deep.equal(['time_zone', 'timezone']);
  });
});
