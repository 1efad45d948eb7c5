import { expect } from 'chai';
import { UsageError } from '../../platform/usage-error.ts';
import { checkTarget } from '../../probe/preflight.ts';
import { NO_FIXTURES } from '../../probe/settings.ts';
import { NoAnswer, type ReceivedResponse } from '../../probe/transport.ts';
import { describeText } from '../support/lint-text.ts';

function descriptionOf(orders: object = {}) {
  return describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/orders': { ...operations(), ...orders },
        '/orders/{orderId}': operations(),
        '/carriers': operations(),
        '/carriers/{carrierId}': operations(),
      },
    }),
  );
}

function operations(schema: object = { type: 'object', properties: { items: { type: 'array' } } }) {
  return { get: { responses: { 200: { description: 'Found.', content: { 'application/json': { schema } } } } } };
}

const html = (status: number): ReceivedResponse => ({
  status,
  headers: [['Content-Type', 'text/html']],
  body: '<html></html>',
});
const json = (status: number, value: unknown): ReceivedResponse => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify(value),
});

/** What is said about a service that answers each path; null where it can be asked. */
async function said(
  answers: Readonly<Record<string, ReceivedResponse | NoAnswer>>,
  token: string | null = 'secret',
  description = descriptionOf(),
) {
  const settings = { token, secondToken: null, headers: [], allowWrites: false, allowLeftovers: false, budget: 10 };
  try {
    await checkTarget(
      description,
      { base: 'http://localhost:1', rate: 0, seed: 1, fixtures: NO_FIXTURES, ...settings },
      async ({ url }) => {
        const answer = answers[url.pathname] ?? json(404, {});
        if (answer instanceof NoAnswer) throw answer;
        return answer;
      },
    );
    return null;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
}

const broken = new NoAnswer('the connection broke', { again: true });

describe('probe/preflight.ts', () => {
  const cases: readonly [string, Parameters<typeof said>[0], RegExp | null][] = [
    [
      'nothing answers',
      { '/orders': broken, '/carriers': broken },
      /^no service answers at .*: the connection broke; start it/,
    ],
    [
      'a web page answers',
      { '/orders': html(200), '/carriers': html(200) },
      /^the service .* with JSON .*is answered 200, text\/html/,
    ],
    ['a web page answers, with 404 for the rest', { '/orders': html(200), '/carriers': html(404) }, /with JSON/],
    ['it knows no path', {}, /knows no path of the description .*check --target, and that the description/],
    ['the token is not taken', { '/orders': json(401, {}), '/carriers': json(403, {}) }, /; give another token$/],
    ['it redirects', { '/orders': json(302, {}), '/carriers': json(307, {}) }, /redirects every path/],
    ['it gives a choice', { '/orders': json(300, {}), '/carriers': json(399, {}) }, /redirects every path/],
    ['it fails', { '/orders': json(500, {}), '/carriers': html(502) }, /fails on every path .*; mend it first$/],
    ['a number answers', { '/orders': json(200, 1), '/carriers': json(200, 1) }, /with JSON/],
    [
      'another service answers',
      { '/orders': json(200, { hello: 'world' }), '/carriers': json(200, { hello: 'world' }) },
      /answers nothing that the description has \(GET \/orders .*check --target, and that the description/,
    ],
    [
      'another service answers one path, and knows no other one',
      { '/orders': json(200, { hello: 'world' }) },
      /answers nothing that the description has \(GET \/orders is/,
    ],
    [
      'one path gives a choice, and a web page answers the other one',
      { '/orders': html(300), '/carriers': html(200) },
      /with JSON \(GET \/carriers is answered 200/,
    ],
    ['one path works', { '/orders': broken, '/carriers': json(200, { items: [] }) }, null],
    ['lists are arrays', { '/orders': json(200, []) }, null],
    ['more is asked for than a path', { '/orders': json(400, { name: 'VALIDATION_ERROR' }) }, null],
    ['it is asked too often', { '/orders': html(429), '/carriers': html(429) }, null],
    ['it is to be asked later', { '/orders': { ...html(503), headers: [['retry-after', '5']] } }, null],
  ];
  for (const [name, answers, expected] of cases) {
    it(`${expected === null ? 'asks' : 'says in one sentence why it does not ask'} where ${name}`, async () => {
      const message = await said(answers);
      if (expected === null) expect(message).to.equal(null);
      else expect(message).to.match(expected);
    });
  }

  it('asks where no member is described that would be missing', async () => {
    const description = descriptionOf(operations({ type: 'object' }));
    expect(await said({ '/orders': json(200, { hello: 'world' }) }, null, description)).to.equal(null);
  });

  it('asks for a token where there is none', async () => {
    expect(await said({ '/orders': json(401, {}), '/carriers': json(401, {}) }, null)).to.match(
      /; give a token by LINTEL_TOKEN/,
    );
  });
});
