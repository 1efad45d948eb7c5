import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { Agent, request, fetch as undiciFetch } from 'undici';
import { createVerifier, type Verifier, verifyExchange } from '../verify.ts';
import { eventually } from './support/eventually.ts';

import { TemporaryFolder } from './support/temporary-folder.ts';

const PATH = '/v1/shop/orders/6f1f9c0e-6a0e-4f6c-9a39-0f6f6a8a3f11';
const ONLY = { rules: {} };

/** The codes that show that status, fields and bodies were seen. */
function codesOf(verifier: Verifier): string[] {
  return verifier.finish().findings.map(({ code }) => code);
}

async function listening(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('verify.ts', () => {
  it('judges one exchange', async () => {
    const findings = await verifyExchange({
      request: {
        method: 'GET',
        url: `https://api.example.com${PATH}`,
        headers: { Authorization: 'Bearer c2VjcmV0LXRva2Vu' },
      },
      response: { status: 207, headers: { 'Content-Type': 'application/json' }, body: { Bad_name: 1 } },
    });
    expect(findings.map(({ code }) => code)).to.include.members(['success-codes', 'property-names']);
    const [finding] = findings.filter(({ code }) => code === 'property-names');
    expect(finding).to.deep.include({ pointer: '/Bad_name', severity: 0 });
    expect(JSON.stringify(findings)).not.to.contain('c2VjcmV0');
  });

  it('names the statements that the cause of a finding breaks, and no other', async () => {
    const headers = { 'Content-Language': 'en-US', 'Content-Type': 'application/problem+json' };
    const request = { method: 'GET', url: `https://api.example.com${PATH}`, headers: { Authorization: 'Bearer x' } };
    const problem = { name: 'NOT_FOUND', message: 'There is no such order.', debug_id: '1' };
    const statementsOf = async (code: string, exchange: Parameters<typeof verifyExchange>[0]) =>
      (await verifyExchange(exchange)).find((finding) => finding.code === code)?.statements;
    expect(
      await statementsOf('json-bodies', { request, response: { status: 404, headers, body: problem } }),
    ).to.have.members(['1/json-bodies', '9.1/content-type']);
    expect(
      await statementsOf('json-bodies', { request, response: { status: 404, headers, body: { title: 'No order' } } }),
    ).to.have.members(['1/json-bodies', '9.1/content-type', '2.6/error-schema']);
    const page = { ...request, url: 'https://api.example.com/v1/shop/orders' };
    const linked = (body: object) => ({ request: page, response: { status: 200, body } });
    expect(await statementsOf('collection-links', linked({ items: [] }))).to.have.members([
      '2.5/collection-links',
      '2.4/links-array',
    ]);
    expect(await statementsOf('collection-links', linked({ items: [], links: [] }))).to.deep.equal([
      '2.5/collection-links',
    ]);
    expect(
      await statementsOf('error-schema', {
        request,
        response: { status: 404, body: { ...problem, information_link: 42 } },
      }),
    ).to.have.members(['2.6/error-schema', '2.6/information-link']);
    const patch = { ...request, method: 'PATCH', body: [{ op: 'remove', path: 5 }] };
    const patched = { ...patch, headers: { 'Content-Type': 'application/json-patch+json' } };
    expect(await statementsOf('patch-json-patch', { request: patched, response: { status: 204 } })).to.have.members([
      '4.2/patch-json-patch',
      '4.6/filter-path',
    ]);
  });

  const ORDERS = 'https://api.example.com/v1/shop/orders';
  const remedies: readonly [
    string,
    string,
    { method: string; url?: string; body?: unknown },
    number,
    unknown,
    string,
  ][] = [
    ['GET', 'success-codes', { method: 'GET' }, 205, undefined, 'answer 200 ('],
    ['DELETE', 'success-codes', { method: 'DELETE' }, 203, undefined, 'answer 204 ('],
    ['a POST that creates', 'success-codes', { method: 'POST', url: ORDERS, body: {} }, 203, {}, 'answer 201 ('],
    ['a POST of many', 'success-codes', { method: 'POST', url: ORDERS, body: {} }, 207, {}, 'answer 200 ('],
    [
      'a patch that sets null',
      'no-null',
      { method: 'PATCH', body: [{ op: 'replace', path: '/note', value: null }] },
      204,
      undefined,
      'write the op remove, without a value (',
    ],
    [
      'a number of yen',
      'money-values',
      { method: 'GET' },
      200,
      { price: { value: 300, currency: 'JPY' } },
      'such as "300.0" (',
    ],
  ];
  for (const [title, code, request, status, body, remedy] of remedies) {
    it(`says what to write in place of what breaks a statement: ${title}`, async () => {
      const findings = await verifyExchange({
        request: { url: `https://api.example.com${PATH}`, ...request },
        response: body === undefined ? { status } : { status, body },
      });
      expect(findings.find((finding) => finding.code === code)?.message).to.contain(remedy);
    });
  }

  it('keeps faults of two parameters of one operation apart', async () => {
    const verifier = await createVerifier(ONLY);
    for (const query of ['Bad_one=1&Bad_two=2', 'Bad_one=3'])
      verifier.add({
        request: { method: 'GET', url: `https://api.example.com${PATH}?${query}`, headers: {} },
        response: { status: 200, headers: {} },
      });
    const messages = verifier.finish().findings.filter(({ code }) => code === 'query-names');
    expect(messages.map(({ message }) => /"(\w+)"/.exec(message)?.[1])).to.deep.equal(['Bad_one', 'Bad_two']);
  });

  it('keeps faults of two relations of one list of links apart', async () => {
    const verifier = await createVerifier(ONLY);
    const links = ['self', 'previous', 'last', 'Parent', 'previous'].map((rel) => ({
      href: `https://api.example.com${PATH}`,
      rel,
    }));
    verifier.add({
      request: { method: 'GET', url: `https://api.example.com${PATH}`, headers: {} },
      response: { status: 200, headers: {}, body: { items: [], links } },
    });
    const found = verifier.finish().findings.filter(({ message }) => message.startsWith('rel '));
    expect(found.map(({ code, message }) => `${code} ${/"(\w+)"/.exec(message)?.[1]}`)).to.have.members([
      'navigation-links previous',
      'navigation-links last',
      'rel-lower-case Parent',
    ]);
  });

  it('says in one sentence what is wrong with a call', async () => {
    const failing = async (call: () => Promise<unknown>): Promise<string> =>
      call().then(
        () => expect.fail('no error'),
        (error: Error) => error.message,
      );
    expect(await failing(() => verifyExchange({} as never))).to.equal('this is no exchange: it has no "request"');
    expect(await failing(() => createVerifier({ rules: { nothing: 'off' } }))).to.contain('there is no rule "nothing"');
    expect(await failing(() => createVerifier({ descriptions: ['missing.yaml'] }))).to.contain('there is no such file');
    expect(await failing(() => createVerifier({ colour: 1 } as never))).to.contain('there is no option "colour"');
  });

  it('says what cannot be read of a description', async () => {
    const folder = new TemporaryFolder();
    try {
      const paths = '{/orders: {get: {responses: {"200": {$ref: gone.yaml}}}}}';
      const text = `openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\npaths: ${paths}\n`;
      const verifier = await createVerifier({ descriptions: [folder.write('api.yaml', text)] });
      const { problems } = verifier.finish();
      expect(problems).to.have.length(1);
      expect(problems[0]).to.match(/api\.yaml:3:51: the \$ref to "gone\.yaml" names a file that does not exist; /);
    } finally {
      folder.remove();
    }
  });

  it('takes what a fetch exchanges, and leaves both bodies to it', async () => {
    const verifier = await createVerifier(ONLY);
    const fetch = verifier.fetch(async (input) => {
      const sent = await (input as Request).text();
      return Response.json({ Bad_name: sent }, { status: 207 });
    });
    const response = await fetch(`https://api.example.com${PATH}`, {
      method: 'PUT',
      body: '{"Sent_name": 1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await response.json()).to.deep.equal({ Bad_name: '{"Sent_name": 1}' });
    const { findings } = verifier.finish();
    expect(findings.filter(({ code }) => code === 'property-names').map(({ pointer }) => pointer)).to.have.members([
      '/Bad_name',
      '/Sent_name',
    ]);
  });

  it('keeps nobody waiting for the end of events', async () => {
    const verifier = await createVerifier(ONLY);
    const events = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('data: 1\n\n')) });
    const fetch = verifier.fetch(
      async () => new Response(events, { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    const response = await fetch(`https://api.example.com${PATH}`);
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).to.equal('data: 1\n\n');
    expect(codesOf(verifier)).to.include('json-success-bodies');
  });

  it('takes what node:http sends', async () => {
    const server = http.createServer((request, response) => {
      request
        .resume()
        .on('end', () => response.writeHead(207, { 'Content-Type': 'application/json' }).end('{"Bad_name": 1}'));
    });
    const url = await listening(server);
    const verifier = await createVerifier(ONLY);
    const stop = verifier.watchHttp();
    const body = await new Promise<string>((resolve, reject) => {
      const request = http.request(
        url + PATH,
        { method: 'PUT', headers: { 'Content-Type': 'application/json' } },
        async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          resolve(text);
        },
      );
      request.on('error', reject);
      request.end('{"Sent_name": 1}');
    });
    stop();
    server.close();
    expect(body).to.equal('{"Bad_name": 1}');
    await eventually(() => expect(codesOf(verifier)).to.include.members(['property-names', 'success-codes']));
  });

  it('takes what node:http sends without Host, and nothing once it was told to stop', async () => {
    const { request: original, get: originalGet } = http;
    const server = http.createServer({ requireHostHeader: false }, (_asked, answer) => answer.writeHead(207).end());
    const url = await listening(server);
    const verifier = await createVerifier(ONLY);
    const stop = verifier.watchHttp();
    const send = (path: string) =>
      new Promise<void>((resolve, reject) => {
        const sent = http.get(url + path, { setHost: false }, (answer) => answer.resume().on('close', resolve));
        sent.on('error', reject);
      });
    await send(PATH);
    stop();
    expect([http.request, http.get]).to.deep.equal([original, originalGet]);
    await send('/v1/shop/never_judged');
    server.close();
    const { findings, judged } = verifier.finish();
    expect(judged).to.equal(1);
    expect(findings[0]?.exchange.url).to.equal(`http://127.0.0.1${PATH}`);
  });

  it('takes what undici 6 hands to a handler', async () => {
    const verifier = await createVerifier(ONLY);
    const handed: string[] = [];
    const send = verifier.undici()((_options, handler) => {
      handler.onHeaders(207, [Buffer.from('content-type'), Buffer.from('application/json')], () => undefined, '');
      handler.onData(Buffer.from('{"Bad_name": '));
      handler.onData(Buffer.from('1}'));
      handler.onComplete([]);
      return true;
    });
    const note = (name: string) => () => handed.push(name);
    const handler = { onHeaders: note('onHeaders'), onData: note('onData'), onComplete: note('onComplete') };
    send({ origin: 'https://api.example.com/', path: PATH, method: 'GET', headers: [] }, handler);
    expect(handed).to.deep.equal(['onHeaders', 'onData', 'onData', 'onComplete']);
    expect(codesOf(verifier)).to.include.members(['property-names', 'success-codes']);
  });

  it('takes what undici sends, by request and by fetch', async () => {
    const server = http.createServer((asked, answer) => {
      const zipped = gzipSync('{"Bad_name": 1}');
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
      asked.resume().on('end', () => answer.writeHead(207, headers).end(zipped));
    });
    const url = await listening(server);
    const agent = new Agent();
    for (const send of [request, undiciFetch]) {
      const verifier = await createVerifier(ONLY);
      const dispatcher = agent.compose(verifier.undici());
      const headers = { 'Content-Type': 'application/json' };
      const answer = await send(url + PATH, { method: 'PUT', body: '{"Sent_name": 1}', headers, dispatcher });
      await ('arrayBuffer' in answer ? answer.arrayBuffer() : answer.body.arrayBuffer());
      const { findings } = verifier.finish();
      expect(findings.map(({ pointer }) => pointer)).to.include.members(['/Bad_name', '/Sent_name']);
      expect(findings[0]?.exchange).to.deep.include({ url: url + PATH, status: 207 });
    }
    await agent.close();
    server.close();
  });

  it('takes the compression off a body that was recorded as it was sent', async () => {
    const verifier = await createVerifier();
    const body = gzipSync('{"name":"NOT_FOUND","message":"No.","debug_id":"a1","trace_id":"b2"}').toString('base64');
    const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Content-Encoding': 'gzip' };
    const response = { status: 404, headers, body, encoding: 'base64' };
    verifier.add({ request: { method: 'GET', url: `https://api.example.com${PATH}` }, response });
    const { findings } = verifier.finish();
    expect(findings.flatMap(({ pointer = [] }) => pointer)).to.deep.equal(['/trace_id']);
    expect(findings.map(({ code }) => code)).not.to.include('error-schema');
  });

  it('does not judge compressed bytes that a recorder wrote down as a text', async () => {
    const zipped = gzipSync('{"a":"b"}');
    for (const body of [zipped.toString('latin1'), zipped.toString('utf8')]) {
      const verifier = await createVerifier({ rules: {} });
      const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Content-Encoding': 'gzip' };
      verifier.add({
        request: { method: 'GET', url: `https://api.example.com${PATH}` },
        response: { status: 404, headers, body },
      });
      const codes = verifier.finish().findings.map(({ code }) => code);
      expect(codes).to.include('content-language').and.not.include.oneOf(['json-bodies', 'error-schema']);
    }
  });

  it('takes what an application on Express answers', async () => {
    const verifier = await createVerifier(ONLY);
    const app = express();
    app.use(verifier.express());
    app.use(express.json());
    app.put(PATH, (request, response) => {
      response.status(207).json({ Bad_name: request.body });
    });
    const server = http.createServer(app);
    const url = await listening(server);
    await asks(url, server, verifier);
  });

  it('takes what an application on Fastify answers', async () => {
    const verifier = await createVerifier(ONLY);
    const app = fastify();
    app.addHook('onRequest', verifier.fastify());
    app.put(PATH, async (request, reply) => reply.status(207).send({ Bad_name: request.body }));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await asks(url, app.server, verifier);
    await app.close();
  });

  it('takes what an application on Hono answers', async () => {
    const verifier = await createVerifier(ONLY);
    const app = new Hono();
    app.use(verifier.hono());
    app.put(PATH, async (context) => context.json({ Bad_name: await context.req.json() }, 207 as never));
    const response = await app.request(`http://localhost${PATH}`, {
      method: 'PUT',
      body: '{"Sent_name": 1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await response.json()).to.deep.equal({ Bad_name: { Sent_name: 1 } });
    expect(pointers(verifier)).to.include.members(['/Bad_name', '/Sent_name']);
  });

  async function asks(url: string, server: http.Server, verifier: Verifier): Promise<void> {
    const response = await fetch(url + PATH, {
      method: 'PUT',
      body: '{"Sent_name": 1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await response.json()).to.deep.equal({ Bad_name: { Sent_name: 1 } });
    server.closeAllConnections();
    server.close();
    await eventually(() => expect(pointers(verifier)).to.include.members(['/Bad_name', '/Sent_name']));
  }

  function pointers(verifier: Verifier): (string | undefined)[] {
    return verifier.finish().findings.map(({ pointer }) => pointer);
  }
});
