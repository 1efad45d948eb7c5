import { expect } from 'chai';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { exchangeFromHar } from '../../traffic/har-entry.ts';
import { FIRST_ENTRY_LINE, HAR_BEGIN, HAR_END, harEntryOf } from '../../traffic/har-text.ts';

const EXCHANGE: RecordedExchange = {
  request: {
    method: 'POST',
    url: 'https://api.example.com/v1/shop/orders?a=%20b&c',
    headers: [['content-type', 'application/json']],
    body: { state: 'text', text: '{"é":1}' },
    unrecorded: [],
  },
  response: { status: 201, headers: [['X', 'y']], body: { state: 'absent' } },
};

describe('traffic/har-text.ts', () => {
  it('writes an exchange that is read as it was', () => {
    const entry = harEntryOf(EXCHANGE, new Date(0));
    expect(exchangeFromHar(entry)).to.deep.equal(EXCHANGE);
    expect(JSON.parse(HAR_BEGIN + JSON.stringify(entry) + HAR_END).log.entries).to.have.length(1);
    expect(HAR_BEGIN.split('\n')).to.have.length(FIRST_ENTRY_LINE + 1);
  });

  it('has what HAR 1.2 asks for', () => {
    expect(harEntryOf(EXCHANGE, new Date(0))).to.deep.equal({
      startedDateTime: '1970-01-01T00:00:00.000Z',
      time: 0,
      request: {
        method: 'POST',
        url: EXCHANGE.request.url,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [{ name: 'content-type', value: 'application/json' }],
        queryString: [
          { name: 'a', value: ' b' },
          { name: 'c', value: '' },
        ],
        postData: { mimeType: 'application/json', text: '{"é":1}' },
        headersSize: -1,
        bodySize: 8,
      },
      response: {
        status: 201,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [{ name: 'X', value: 'y' }],
        content: { size: 0, mimeType: '' },
        redirectURL: '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    });
  });

  it('writes JSON as a text, and of what is not known no text and no size', () => {
    const body = { state: 'json', value: [1] } as const;
    const response = { ...EXCHANGE.response, body: { state: 'unknown' } as const };
    const entry = harEntryOf({ request: { ...EXCHANGE.request, body }, response }, new Date(0));
    expect(entry).to.have.nested.property('request.postData.text', '[1]');
    expect(entry).to.have.nested.property('response.content.size', -1);
    expect(entry).not.to.have.nested.property('response.content.text');
  });
});
