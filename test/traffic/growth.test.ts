import { expect } from 'chai';
import { verifyExchange } from '../../verify.ts';
import { countCalls } from '../support/count-calls.ts';

const URL = 'https://api.example.com/v1/shop/orders';

type Sent = Parameters<typeof verifyExchange>[0];

function answered(body: unknown, headers: Readonly<Record<string, string | string[]>> = {}): Sent {
  return {
    request: { method: 'GET', url: URL },
    response: { status: 200, headers: { 'Content-Type': 'application/json', ...headers }, body },
  };
}

const numbered = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Exchanges with so many of something. */
const KINDS: Readonly<Record<string, (count: number) => Sent>> = {
  'members with wrong names': (count) =>
    answered(Object.fromEntries(numbered(count, (index) => [`wrong_${index}`, 1]))),
  'members with secrets': (count) =>
    answered({
      items: numbered(count, (index) => ({ iban: `DE${10 ** 18 + index}`, wrong_name: `of ${index}` })),
      links: [],
    }),
  'loose links': (count) =>
    answered(Object.fromEntries(numbered(count, (index) => [`l_${index}`, { href: '/x', rel: 'self' }]))),
  'fields of one name': (count) => answered({}, { 'X-Same': numbered(count, String) }),
  'fields of wrong names': (count) => answered({}, Object.fromEntries(numbered(count, (index) => [`X-${index}`, 'a']))),
  'query parameters': (count) => {
    const query = numbered(count, (index) => `wrong_${index}=%zz`).join('&');
    return { request: { method: 'GET', url: `${URL}?${query}` }, response: { status: 200 } };
  },
  segments: (count) => ({ request: { method: 'GET', url: `${URL}${'/a'.repeat(count)}` }, response: { status: 200 } }),
};

/** What is called less often for the larger exchange may be called for something that does not grow. */
const FEWEST = 500;

/**
 * Twice as many are twice the calls; somewhat more where something is sorted, and four times as many where each is held
 * against each.
 */
const MOST = 3;

describe('judging an exchange', function () {
  // What earlier tests left compiled and remembered changes a count now and then; what grows too fast does so each
  // time.
  this.retries(2);

  for (const [name, make] of Object.entries(KINDS)) {
    it(`calls no function more than in proportion to its ${name}`, async () => {
      const callsFor = (count: number) =>
        countCalls(async () => void (await verifyExchange(make(count), { every: true })));
      await callsFor(10);
      const [once, twice] = [await callsFor(200), await callsFor(400)];
      const tooOften = [...twice].flatMap(([place, calls]) => {
        const before = once.get(place) ?? 0;
        return calls >= FEWEST && calls > MOST * before ? [`${place}: ${before}, then ${calls}`] : [];
      });
      expect(tooOften).to.deep.equal([]);
    });
  }
});

describe('an exchange that is nested too deeply, or too long, for calls of calls', () => {
  const deep = (levels: number, open: string, close: string): unknown =>
    JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);

  for (const [name, sent] of Object.entries({
    arrays: answered(deep(20_000, '[', ']')),
    objects: answered(deep(20_000, '{"wrong_name":', '}')),
    'a request': { ...answered({}), request: { method: 'POST', url: URL, body: deep(20_000, '[', ']') } },
    'a path': { request: { method: 'GET', url: `${URL}${'/a'.repeat(20_000)}` }, response: { status: 200 } },
  } satisfies Readonly<Record<string, Sent>>)) {
    it(`is judged: ${name}`, async () => {
      const codes = (await verifyExchange(sent)).map(({ code }) => code);
      expect(codes).to.include('content-language');
    });
  }
});
