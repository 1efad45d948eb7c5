import { expect } from 'chai';
import { exchangeFromDocument } from '../../../model/exchange/exchange-document.ts';

const URL_OF_ORDER = 'https://api.example.com/v1/shop/orders/x7';

type Json = Readonly<Record<string, unknown>>;

function withRequest(request: Json): Json {
  return { request: { method: 'GET', url: URL_OF_ORDER, ...request }, response: { status: 200 } };
}

function withResponse(response: Json): Json {
  return { request: { method: 'GET', url: URL_OF_ORDER }, response: { status: 200, ...response } };
}

function read(document: unknown) {
  const found = exchangeFromDocument(document);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('model/exchange/exchange-document.ts', () => {
  const FORMS: readonly (readonly [title: string, document: Json])[] = [
    ['request and response', { request: { method: 'GET', url: URL_OF_ORDER }, response: { status: 200, body: {} } }],
    ['short names', { req: { method: 'GET', url: URL_OF_ORDER }, res: { statusCode: 200, body: {} } }],
    [
      'other names of parts',
      { request: { verb: 'GET', uri: URL_OF_ORDER }, response: { status_code: '200 OK', json: {} } },
    ],
    [
      'an exchange with what is known of it beside',
      { id: 7, exchange: { request: { method: 'GET', url: URL_OF_ORDER }, response: { status: 200, payload: {} } } },
    ],
    ['joined names', { method: 'GET', url: URL_OF_ORDER, status: 200, requestHeaders: {}, responseBody: {} }],
    [
      'names joined by an underscore',
      { request_method: 'GET', request_url: URL_OF_ORDER, response_status: 200, response_body: {} },
    ],
  ];
  for (const [title, document] of FORMS) {
    it(`reads ${title}`, () => {
      expect(read(document)).to.deep.equal({
        request: { method: 'GET', url: URL_OF_ORDER, headers: [], body: { state: 'absent' } },
        response: { status: 200, headers: [], body: { state: 'json', value: {} } },
      });
    });
  }

  it('takes header fields and a body without a word for whose they are for those of neither', () => {
    const { request, response } = read({
      method: 'GET',
      url: URL_OF_ORDER,
      status: 200,
      headers: { a: 'x' },
      body: {},
    });
    expect([request, response].map(({ headers, body }) => [headers, body.state])).to.deep.equal([
      [[], 'absent'],
      [[], 'absent'],
    ]);
  });

  const FIELDS: readonly (readonly [title: string, headers: unknown])[] = [
    ['an object', { a: 'x', B: ['1', 2] }],
    [
      'pairs',
      [
        ['a', 'x'],
        ['B', '1'],
        ['B', 2],
      ],
    ],
    [
      'objects with name and value',
      [
        { name: 'a', value: 'x' },
        { name: 'B', value: '1' },
        { name: 'B', value: '2' },
      ],
    ],
    [
      'objects with key and value',
      [
        { key: 'a', value: 'x' },
        { key: 'B', value: '1' },
        { key: 'B', value: '2' },
      ],
    ],
    ['names and values in turn', ['a', 'x', 'B', '1', 'B', '2']],
    ['lines', 'a: x\r\nB: 1\r\nB: 2\r\n'],
  ];
  for (const [title, headers] of FIELDS) {
    it(`reads header fields as ${title}`, () => {
      const { headers: found } = read(withResponse({ headers })).response;
      expect(found.map(([name, value]) => [name, value.trim()])).to.deep.equal([
        ['a', 'x'],
        ['B', '1'],
        ['B', '2'],
      ]);
    });
  }

  it('takes a field without a value for one that was not sent', () => {
    expect(read(withResponse({ headers: { a: null, b: undefined } })).response.headers).to.deep.equal([]);
  });

  it('adds a query that stands beside the URL', () => {
    const urlOf = (request: Json) => read(withRequest(request)).request.url;
    expect(urlOf({ query: { page: 2, name: ['a b', 'é'] } })).to.equal(`${URL_OF_ORDER}?page=2&name=a%20b&name=%C3%A9`);
    for (const name of ['query', 'queryParameters', 'queryString', 'params'])
      expect(urlOf({ [name]: { page: 2 } }), name).to.equal(`${URL_OF_ORDER}?page=2`);
    expect(urlOf({ query: { name: '\ud800' } })).to.equal(`${URL_OF_ORDER}?name=%EF%BF%BD`);
    expect(urlOf({ query: '?page=2' })).to.equal(`${URL_OF_ORDER}?page=2`);
    expect(urlOf({ url: `${URL_OF_ORDER}?a=b`, query: { page: 2 } })).to.equal(`${URL_OF_ORDER}?a=b`);
  });

  it('decodes a body in Base64', () => {
    const bodyOf = (body: unknown) => read(withResponse({ body, encoding: 'base64' })).response.body;
    expect(bodyOf('eyLDqSI6MX0=')).to.deep.equal({ state: 'text', text: '{"é":1}' });
    expect(bodyOf('/w==')).to.deep.equal({ state: 'binary' });
    const headers = { 'content-type': 'application/json' };
    const ofType = read(withResponse({ headers, body: '/w==', encoding: 'base64' }));
    expect(ofType.response.body).to.deep.equal({ state: 'undecodable' });
    expect(bodyOf(undefined)).to.deep.equal({ state: 'absent' });
  });

  const WRONG: readonly (readonly [document: unknown, said: string])[] = [
    ['x', 'it has no "request"'],
    [{ response: { status: 200 } }, 'it has no "request"'],
    [{ request: { method: 'GET', url: '/' } }, 'it has no "response"'],
    [withRequest({ method: undefined }), 'its request has no "method"'],
    [withRequest({ url: '' }), 'its request has no "url"'],
    [withResponse({ status: undefined }), 'its response has no "status"'],
    [withResponse({ status: 'OK' }), 'its status is "OK", which is no number'],
    [withResponse({ status: 20 }), 'its status is 20, which HTTP does not have'],
    [
      withResponse({ headers: 5 }),
      'the headers of its response are 5; give an object by name, or a list of {name, value}',
    ],
    [
      withRequest({ headers: { a: { b: 1 } } }),
      'the headers of its request are {"a":{"b":1}}; give an object by name, or a list of {name, value}',
    ],
    [
      withRequest({ headers: 'GET / HTTP/1.1' }),
      'the headers of its request are "GET / HTTP/1.1"; give an object by name, or a list of {name, value}',
    ],
  ];
  for (const [document, said] of WRONG)
    it(`says: ${said}`, () => expect(exchangeFromDocument(document)).to.equal(said));
});
