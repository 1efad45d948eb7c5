import { expect } from 'chai';
import { readDescription } from '../../model/description/read-description.ts';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { type Skipped, skippedFor } from '../../traffic/choose-exchanges.ts';
import { urlFilter } from '../../traffic/url-patterns.ts';

interface Short {
  readonly method?: string;
  readonly url?: string;
  readonly asked?: Readonly<Record<string, string>>;
  readonly answered?: Readonly<Record<string, string>>;
  readonly status?: number;
}

function exchange({ method = 'GET', url = '/v1/shop/orders', asked = {}, answered = {}, status = 200 }: Short) {
  const body = { state: 'absent' } as const;
  return {
    request: { method, url: new URL(url, 'https://api.example.com').href, headers: Object.entries(asked), body },
    response: { status, headers: Object.entries(answered), body },
  } satisfies RecordedExchange;
}

const ALL = { descriptions: [], servers: [], isIncluded: () => true };
const json = { 'Content-Type': 'application/json' };
const page = { 'Content-Type': 'text/html; charset=utf-8' };

describe('traffic/choose-exchanges.ts', () => {
  const CASES: readonly (readonly [string, Short, Skipped | null, resourceType?: string])[] = [
    ['an answer in JSON', {}, null],
    ['another scheme', { url: 'ws://api.example.com/v1' }, 'of other schemes'],
    [
      'a preflight request',
      { method: 'OPTIONS', asked: { 'Access-Control-Request-Method': 'PUT' } },
      'preflight requests',
    ],
    ['OPTIONS of a client', { method: 'OPTIONS' }, null],
    ['no answer', { status: 0 }, 'without an answer'],
    ['switching protocols', { status: 101 }, 'upgrades to another protocol'],
    ['a web socket', { asked: { Upgrade: ' WebSocket' } }, 'upgrades to another protocol'],
    ['a token endpoint', { method: 'POST', url: '/oauth2/token' }, 'of OAuth'],
    ['health', { url: '/health' }, 'about the service itself'],
    ['a file of a page', { url: '/main.mjs' }, 'assets and pages'],
    ['POST to what is called like a file', { url: '/main.js', method: 'POST' }, null],
    ['a style', { answered: { 'Content-Type': 'text/css' } }, 'assets and pages'],
    ['a picture', { answered: { 'Content-Type': 'image/webp' } }, 'assets and pages'],
    ['a page that a browser asks for', { asked: { Accept: 'text/html,*/*' }, answered: page }, 'assets and pages'],
    ['JSON that a browser shows', { asked: { Accept: 'text/html,*/*' }, answered: json }, null],
    ['a page that nobody asked for', { asked: { Accept: 'application/json' }, answered: page }, null],
    ['a script by its destination', { asked: { 'Sec-Fetch-Dest': 'script' } }, 'assets and pages'],
    ['a request of a script', { asked: { 'Sec-Fetch-Dest': 'empty' } }, null],
    ['a document, as the browser says', {}, 'assets and pages', 'document'],
    ['a file that a script fetches, as the browser says', { url: '/main.js' }, null, 'fetch'],
  ];
  for (const [title, short, reason, resourceType = null] of CASES)
    it(`${reason === null ? 'judges' : 'leaves out'} ${title}`, () =>
      expect(skippedFor(exchange(short), resourceType, ALL)).to.equal(reason));

  for (const ending of 'js css map png jpg jpeg gif svg ico webp avif woff woff2 ttf otf eot htm html wasm mp4 webm'.split(
    ' ',
  ))
    it(`leaves out what ends in .${ending}`, () =>
      expect(skippedFor(exchange({ url: `/a.${ending}` }), null, ALL)).to.equal('assets and pages'));

  const types = `image/png font/woff2 video/mp4 audio/mpeg text/css text/javascript application/javascript application/wasm`;
  for (const type of types.split(' '))
    it(`leaves out an answer of the type ${type}`, () =>
      expect(skippedFor(exchange({ answered: { 'Content-Type': type } }), null, ALL)).to.equal('assets and pages'));

  it('judges what is about the service itself where a description has it', () => {
    const about = (path: string) => {
      const root = { openapi: '3.1.0', servers: [{ url: 'https://api.example.com' }], paths: { [path]: { get: {} } } };
      const description = readDescription({ root: { source: 'a.yaml', data: root }, lookUp: () => undefined });
      return skippedFor(exchange({ url: '/health' }), null, { ...ALL, descriptions: [description] });
    };
    expect(about('/health')).to.equal(null);
    expect(about('/orders')).to.equal('about the service itself');
  });

  it('leaves out what is not included, before all else but the scheme', () => {
    const choice = { ...ALL, isIncluded: urlFilter(['other.example.com'], []) };
    expect(skippedFor(exchange({ status: 0 }), null, choice)).to.equal('by --include or --exclude');
  });
});

describe('traffic/url-patterns.ts', () => {
  const CASES: readonly (readonly [string, string, boolean])[] = [
    ['https://api.example.com', '/v1/a', true],
    ['api.example.com', '/v1/a', true],
    ['API.example.com', '/v1/a', true],
    ['*.example.com', '/v1/a', true],
    ['example.com', '/v1/a', false],
    ['api.example.com:8443', '/v1/a', true],
    ['api.example.com:1', '/v1/a', false],
    ['/v1/', '/v1/a', true],
    ['/v1', '/v1/a', true],
    ['/v2', '/v1/a', false],
    ['/*/a', '/v1/a/b', true],
    ['/v1/*', '/v1/a', true],
    ['api.example.com/v1', '/v1/a', true],
    ['other.example.com/v1', '/v1/a', false],
  ];
  const url = (path: string) =>
    ({ origin: 'https://ada@api.example.com:8443', path, query: [], fragment: null }) as never;
  for (const [pattern, path, fits] of CASES)
    it(`${pattern} ${fits ? 'has' : 'has not'} ${path}`, () => {
      expect(urlFilter([pattern], [])(url(path))).to.equal(fits);
      expect(urlFilter([], [pattern])(url(path))).to.equal(!fits);
    });

  it('takes all without patterns, and what one of several fits', () => {
    expect(urlFilter([], [])(url('/v1'))).to.equal(true);
    expect(urlFilter(['/v2', '/v1'], ['/v3'])(url('/v1'))).to.equal(true);
    expect(urlFilter(['/v1'], ['/v3', '/v1'])(url('/v1'))).to.equal(false);
  });
});
