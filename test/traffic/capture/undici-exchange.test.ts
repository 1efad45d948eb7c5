import { expect } from 'chai';
import type { RecordedExchange } from '../../../model/exchange/recorded-exchange.ts';
import { undiciInterceptor } from '../../../traffic/capture/undici-exchange.ts';

const JSON_FIELDS = ['Content-Type', 'application/json'];
const ASKED = { origin: 'https://api.example.com/', path: '/v1/shop/orders', method: 'POST' };

/**
 * What is recorded where undici sends a request and a service answers so; `calls` are the methods of a handler that
 * undici calls.
 */
async function recorded(
  options: object,
  calls: readonly (readonly [method: string, ...args: unknown[]])[],
): Promise<{ readonly exchanges: readonly RecordedExchange[]; readonly heard: readonly string[] }> {
  const exchanges: RecordedExchange[] = [];
  const heard: string[] = [];
  const handler = Object.fromEntries(calls.map(([name]) => [name, () => heard.push(name)]));
  await new Promise<void>((done) => {
    const dispatch = undiciInterceptor((exchange) => exchanges.push(exchange))((sent, watched) => {
      void readWhole(sent.body).then(() => {
        for (const [name, ...args] of calls) (watched as Record<string, (...all: unknown[]) => void>)[name]?.(...args);
        done();
      });
      return true;
    });
    dispatch({ ...ASKED, ...options }, handler);
  });
  return { exchanges, heard };
}

async function readWhole(body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return;
  for await (const _ of body as AsyncIterable<unknown>);
}

const OLD = [
  ['onHeaders', 200, JSON_FIELDS.map((text) => Buffer.from(text))],
  ['onData', Buffer.from('{"a":')],
  ['onData', Buffer.from('1}')],
  ['onComplete', []],
] as const;
const NEW = [
  ['onResponseStart', {}, 200, { 'Content-Type': 'application/json' }],
  ['onResponseData', {}, Buffer.from('{"a":1}')],
  ['onResponseEnd', {}, {}],
] as const;

describe('an interceptor for undici', () => {
  for (const [version, calls] of [
    ['6', OLD],
    ['7', NEW],
  ] as const) {
    it(`records what is sent and answered, and passes it on, in version ${version}`, async () => {
      const { exchanges, heard } = await recorded({ headers: JSON_FIELDS, body: '{"b":2}' }, calls);
      expect(exchanges).to.deep.equal([
        {
          request: {
            method: 'POST',
            url: 'https://api.example.com/v1/shop/orders',
            headers: [JSON_FIELDS],
            body: { state: 'text', text: '{"b":2}' },
          },
          response: { status: 200, headers: [JSON_FIELDS], body: { state: 'text', text: '{"a":1}' } },
        },
      ]);
      expect(heard).to.deep.equal(calls.map(([name]) => name));
    });
  }

  it('waits for the answer behind an informational one, and records no connection that is taken over', async () => {
    const { exchanges } = await recorded({}, [['onHeaders', 103, []], ...OLD]);
    expect(exchanges.map(({ response }) => response.status)).to.deep.equal([200]);
    expect(
      (
        await recorded({}, [
          ['onHeaders', 101, []],
          ['onComplete', []],
        ])
      ).exchanges,
    ).to.deep.equal([]);
  });

  it('has no body of an answer without one', async () => {
    const { exchanges } = await recorded({ method: 'HEAD' }, OLD);
    expect(exchanges[0]?.response.body).to.deep.equal({ state: 'absent' });
  });

  it('reads fields in every form', async () => {
    const pairs = [
      ['A', '1'],
      ['B', '2'],
      ['B', '3'],
    ];
    for (const headers of [
      ['A', '1', 'B', ['2', '3']],
      pairs,
      new Map<string, unknown>([
        ['A', '1'],
        ['B', ['2', '3']],
      ]),
      { A: 1, B: ['2', '3'], C: undefined },
    ]) {
      const { exchanges } = await recorded({ headers }, OLD);
      expect(exchanges[0]?.request.headers).to.deep.equal(pairs);
    }
    expect((await recorded({ headers: null }, OLD)).exchanges[0]?.request.headers).to.deep.equal([]);
  });

  it('keeps a body while it is read, and does not know one that gives no bytes', async () => {
    async function* chunks() {
      yield 'ab';
      yield Buffer.from('c');
    }
    for (const [body, known] of [
      [chunks(), { state: 'text', text: 'abc' }],
      [Buffer.from('abc'), { state: 'text', text: 'abc' }],
      [null, { state: 'absent' }],
      [undefined, { state: 'absent' }],
    ] as const) {
      const { exchanges } = await recorded({ body }, NEW);
      expect(exchanges[0]?.request.body).to.deep.equal(known);
    }
  });
});
