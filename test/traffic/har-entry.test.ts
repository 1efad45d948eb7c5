import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { exchangeFromHar } from '../../traffic/har-entry.ts';

type Json = Readonly<Record<string, unknown>>;

const REQUEST = { method: 'GET', url: 'https://api.example.com/v1/shop/orders', headers: [] };
const fields = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

function read(request: Json, response: Json = {}, more: Json = {}): RecordedExchange {
  const found = exchangeFromHar({
    request: { ...REQUEST, ...request },
    response: { status: 200, ...response },
    ...more,
  });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('traffic/har-entry.ts', () => {
  const WRONG: readonly (readonly [unknown, string])[] = [
    [null, 'it has no "request"'],
    [{ request: REQUEST }, 'it has no "response"'],
    [{ request: { ...REQUEST, method: '' }, response: {} }, 'its request has no "method"'],
    [{ request: { ...REQUEST, url: 7 }, response: {} }, 'its request has no "url"'],
    [{ request: REQUEST, response: { status: 'OK' } }, 'its status is "OK", which is no number'],
    [{ request: REQUEST, response: { status: 20.5 } }, 'its status is 20.5, which is no number'],
  ];
  for (const [entry, sentence] of WRONG)
    it(`says: ${sentence}`, () => expect(exchangeFromHar(entry)).to.equal(sentence));

  it('reads fields that have a name and a value, in their order', () => {
    const headers = [{ name: 'B', value: 'x' }, { name: 'A', value: null }, { name: 'C' }, { value: 'y' }, 'z'];
    expect(read({ headers }).request.headers).to.deep.equal([
      ['B', 'x'],
      ['A', ''],
    ]);
  });

  it('takes a status that is missing, and -1, for no answer', () => {
    expect(read({}, { status: -1 }).response.status).to.equal(0);
    expect(read({}, { status: undefined }).response.status).to.equal(0);
  });

  it('knows what browsers leave out, unless something of it is there', () => {
    const browser = { _initiator: {}, _resourceType: 'fetch' };
    expect(read({}, {}, browser).request.unrecorded).to.deep.equal(['authorization', 'cookie']);
    for (const name of ['Authorization', 'Cookie'])
      expect(read({ headers: fields({ [name]: 'x' }) }, {}, browser).request.unrecorded).to.deep.equal([]);
    expect(read({}, {}, { _initiator: {} }).request.unrecorded).to.deep.equal([]);
  });

  const SENT: readonly (readonly [string, Json, string])[] = [
    ['a text', { postData: { text: '{}' } }, 'text'],
    ['parameters of a form', { postData: { text: '', params: [{ name: 'a' }] }, bodySize: 0 }, 'unknown'],
    ['nothing', {}, 'absent'],
    ['no body, with its size', { bodySize: 0 }, 'absent'],
    ['a size that is not known', { bodySize: -1 }, 'absent'],
    ['a size without a body', { bodySize: 3 }, 'unknown'],
    ['a length without a body', { headers: fields({ 'Content-Length': '3' }) }, 'unknown'],
    ['a length of 0', { headers: fields({ 'Content-Length': '0' }), bodySize: 3 }, 'absent'],
    ['chunks without a body', { headers: fields({ 'Transfer-Encoding': 'chunked' }) }, 'unknown'],
  ];
  for (const [title, request, state] of SENT)
    it(`a request with ${title}: ${state}`, () => expect(read(request).request.body.state).to.equal(state));

  const json = (text: string, size?: number) => ({ content: { text, mimeType: 'application/json', size } });
  const base64 = (bytes: Buffer, more: Json = {}) => ({
    content: { text: bytes.toString('base64'), encoding: 'base64', mimeType: 'application/json' },
    ...more,
  });
  const gzip = { headers: fields({ 'Content-Encoding': 'gzip' }) };
  const ANSWERED: readonly (readonly [string, Json, string])[] = [
    ['a text', json('[1]', 3), 'text'],
    ['JSON of which the end is missing', json('[1', 3), 'cut'],
    ['broken JSON that is all there', json('[1', 2), 'text'],
    ['JSON that is shorter than its size, and whole', json('[1]', 9), 'text'],
    ['a text of another type that is shorter', { content: { text: '[1', mimeType: 'text/plain', size: 3 } }, 'text'],
    ['no content', {}, 'unknown'],
    ['an empty content', { content: { size: 0 } }, 'absent'],
    ['an empty text, and a length', { content: { text: '' }, headers: fields({ 'Content-Length': '3' }) }, 'unknown'],
    ['204', { status: 204 }, 'absent'],
    ['204, and a length', { status: 204, headers: fields({ 'Content-Length': '3' }) }, 'unknown'],
    ['304', { status: 304, headers: fields({ 'Content-Length': '3' }) }, 'absent'],
    ['bytes that are a text', base64(Buffer.from('[1]')), 'text'],
    ['bytes that are no text', base64(Buffer.from([0xff])), 'undecodable'],
    ['bytes of a picture', { content: { text: '/w==', encoding: 'base64', mimeType: 'image/png' } }, 'binary'],
    ['compressed bytes', base64(gzipSync('[1]'), gzip), 'text'],
    ['compressed bytes that are broken', base64(gzipSync('[1]').subarray(0, 12), gzip), 'undecodable'],
    ['bytes that are compressed no more', base64(Buffer.from('[1]'), gzip), 'text'],
    ['bytes in Brotli', base64(brotliCompressSync('[1]'), { headers: fields({ 'content-encoding': 'br' }) }), 'text'],
    ['what is no Base64', { content: { text: '{"a":1}', encoding: 'base64', mimeType: 'image/png' } }, 'undecodable'],
  ];
  for (const [title, response, state] of ANSWERED)
    it(`a response with ${title}: ${state}`, () => expect(read({}, response).response.body.state).to.equal(state));

  it('a response to HEAD has no body, whatever its length', () => {
    const response = { headers: fields({ 'Content-Length': '3' }) };
    expect(read({ method: 'head' }, response).response.body.state).to.equal('absent');
  });

  it('takes the compression off', () => {
    expect(read({}, base64(gzipSync('[1]'), gzip)).response.body).to.deep.equal({ state: 'text', text: '[1]' });
  });
});
