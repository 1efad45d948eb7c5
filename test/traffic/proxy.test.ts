import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { ProxyServer } from '../../traffic/proxy/proxy-server.ts';
import { eventually } from '../support/eventually.ts';

interface Answer {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Sends a request with its fields as they are written. */
function send(url: string, method: string, headers: string[], body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, setHost: false }, async (answer) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of answer) chunks.push(chunk as Buffer);
      } catch (error) {
        reject(error);
      }
      resolve({ status: answer.statusCode ?? 0, rawHeaders: answer.rawHeaders, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('traffic/proxy', () => {
  const servers: Server[] = [];
  const exchanges: RecordedExchange[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  let proxy: ProxyServer | null = null;

  beforeEach(() => {
    exchanges.length = 0;
    problems.length = 0;
    notes.length = 0;
  });

  afterEach(async () => {
    await proxy?.close();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function proxyTo(target: string, host: string | null = null): Promise<string> {
    proxy = new ProxyServer({
      target: new URL(target),
      host,
      ca: null,
      onExchange: (exchange) => exchanges.push(exchange),
      onProblem: (problem) => problems.push(problem),
      onNote: (note) => notes.push(note),
    });
    return `http://127.0.0.1:${await proxy.listen(0, '127.0.0.1')}`;
  }

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('changes nothing but the fields of one connection', async () => {
    let seen: IncomingMessage | null = null;
    const zipped = gzipSync('{"a": "ä"}');
    const target = await serve((asked, answer) => {
      seen = asked;
      answer.sendDate = false;
      answer.writeHead(200, 'Fine', [
        'X-One',
        '1',
        'content-type',
        'application/json',
        'Content-Encoding',
        'gzip',
        'x-one',
        '2',
        'Content-Length',
        String(zipped.length),
      ]);
      answer.end(zipped);
    });
    const url = await proxyTo(target);
    const headers = [
      'Host',
      'api.example.com',
      'x-b',
      '1',
      'X-A',
      'ä',
      'X-b',
      '2',
      'Connection',
      'x-hop, close',
      'X-Hop',
      '1',
      'Content-Length',
      '2',
    ];
    const { status, rawHeaders, body } = await send(`${url}/v1/x?q=%20a+b`, 'POST', headers, Buffer.from('{}'));
    expect((seen as IncomingMessage | null)?.rawHeaders.slice(0, 10)).to.deep.equal([
      'Host',
      'api.example.com',
      'x-b',
      '1',
      'X-A',
      'ä',
      'X-b',
      '2',
      'Content-Length',
      '2',
    ]);
    expect(status).to.equal(200);
    expect(rawHeaders.slice(0, 10)).to.deep.equal([
      'X-One',
      '1',
      'content-type',
      'application/json',
      'Content-Encoding',
      'gzip',
      'x-one',
      '2',
      'Content-Length',
      String(zipped.length),
    ]);
    expect(body.equals(zipped)).to.equal(true);
    await eventually(() => expect(exchanges).to.have.lengthOf(1));
    expect(exchanges[0]?.request).to.deep.include({
      method: 'POST',
      url: `${target}/v1/x?q=%20a+b`,
      body: { state: 'text', text: '{}' },
    });
    expect(exchanges[0]?.response.body).to.deep.equal({ state: 'text', text: '{"a": "ä"}' });
  });

  it('replaces Host where it is told to, and only then', async () => {
    const target = await serve((asked, answer) => answer.end(asked.headers.host));
    const url = await proxyTo(target, 'other.example.com');
    expect((await send(url, 'GET', ['Host', 'api.example.com'])).body.toString()).to.equal('other.example.com');
  });

  it('passes 204, 304, HEAD and a POST without a body through', async () => {
    const target = await serve((asked, answer) => {
      answer.statusCode = Number(asked.url?.slice(1));
      answer.setHeader(
        'Seen',
        `${asked.headers['content-length'] ?? '-'} ${asked.headers['transfer-encoding'] ?? '-'}`,
      );
      answer.end();
    });
    const url = await proxyTo(target);
    for (const [method, status] of [
      ['DELETE', 204],
      ['GET', 304],
      ['HEAD', 200],
      ['POST', 201],
    ] as const) {
      const answer = await send(`${url}/${status}`, method, [
        'Host',
        'a',
        ...(method === 'POST' ? ['Content-Length', '0'] : []),
      ]);
      expect(answer.status).to.equal(status);
    }
    expect(exchanges.map(({ response }) => response.body.state)).to.deep.equal([
      'absent',
      'absent',
      'absent',
      'absent',
    ]);
  });

  it('adds the length of a body that is missing only where a method may have one', async () => {
    const target = await serve((asked, answer) => answer.end(asked.headers['content-length'] ?? 'none'));
    const url = await proxyTo(target);
    const lengthSeen = async (method: string) => (await send(url, method, ['Host', 'a'])).body.toString();
    for (const method of ['GET', 'DELETE', 'OPTIONS', 'TRACE'])
      expect(await lengthSeen(method), method).to.equal('none');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('PUT /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let answered = '';
    for await (const chunk of socket) answered += chunk;
    expect(answered).to.match(/\r\n\r\n(?:1\r\n)?0/);
  });

  it('streams: the answer begins before the request ends', async () => {
    const target = await serve((asked, answer) => {
      answer.write('begin ');
      asked.on('end', () => answer.end('end')).resume();
    });
    const url = await proxyTo(target);
    const sent = request(url, { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } });
    sent.write('a');
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
    const first = await new Promise<string>((resolve) =>
      answer.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    expect(first).to.equal('begin ');
    sent.end('b');
    answer.resume();
    await eventually(() => expect(exchanges.length === 1).to.equal(true));
    expect(exchanges[0]?.request.body).to.deep.equal({ state: 'text', text: 'ab' });
  });

  it('passes upgrades through', async () => {
    const target = await serve(() => undefined);
    servers[0]?.on('upgrade', (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
      socket.pipe(socket);
    });
    const url = await proxyTo(target);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.write('GET /chat HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    await eventually(() => expect(received.includes('101')).to.equal(true));
    socket.write('hello');
    await eventually(() => expect(received.endsWith('hello')).to.equal(true));
    socket.destroy();
  });

  it('passes the answer on where an upgrade is refused', async () => {
    const url = await proxyTo(await serve((_request, response) => response.writeHead(426, { A: 'b' }).end('no chat')));
    servers[0]?.on('upgrade', (_request, socket) => {
      socket.end('HTTP/1.1 426 Upgrade Required\r\nA: b\r\nContent-Length: 7\r\n\r\nno chat');
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.write('GET /chat HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    await eventually(() => expect(received).to.match(/^HTTP\/1\.1 426 .*\r\nA: b\r\n.*no chat$/s));
    socket.destroy();
  });

  it('answers 502 to an upgrade where the target is down', async () => {
    const url = await proxyTo('http://127.0.0.1:1');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.write('GET /chat HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    await eventually(() => expect(received).to.match(/^HTTP\/1\.1 502 .*gave no answer \(connect ECONNREFUSED/s));
    expect(problems[0]).to.contain('GET /chat got no answer');
    socket.destroy();
  });

  it('answers 502 where the target is down, and lives on where it answers garbage or breaks off', async () => {
    const url = await proxyTo('http://127.0.0.1:1');
    const { status, body, rawHeaders } = await send(`${url}/a`, 'GET', ['Host', 'a']);
    expect(status).to.equal(502);
    expect(rawHeaders).to.include('text/plain; charset=utf-8');
    expect(body.toString()).to.contain('gave no answer (connect ECONNREFUSED');
    expect(problems[0]).to.contain('GET /a got no answer');
    await proxy?.close();
    const garbage = createSocketServer((socket) => socket.on('error', () => undefined).end('garbage\r\n\r\n'));
    await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
    const other = await proxyTo(`http://127.0.0.1:${(garbage.address() as AddressInfo).port}`);
    expect((await send(`${other}/b`, 'GET', ['Host', 'a'])).status).to.equal(502);
    expect((await send(`${other}/b`, 'GET', ['Host', 'a'])).status).to.equal(502);
    garbage.close();
    await proxy?.close();
    const short = await serve((_request, answer) => {
      answer.writeHead(200, { 'Content-Length': '100', 'Content-Type': 'application/json' });
      answer.write('{"a": ');
      setTimeout(() => answer.destroy(), 20);
    });
    const third = await proxyTo(short);
    await send(`${third}/c`, 'GET', ['Host', 'a']).then(
      () => expect.fail('the answer is cut'),
      () => undefined,
    );
    await eventually(() => expect(exchanges.length === 1).to.equal(true));
    expect(exchanges[0]?.response.body.state).to.equal('cut');
  });

  it('sees the body behind a 204, and passes the answer on', async () => {
    const raw = createSocketServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', () => socket.write('HTTP/1.1 204 No Content\r\nContent-Length: 8\r\n\r\n{"a": 1}')),
    );
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const url = await proxyTo(`http://127.0.0.1:${(raw.address() as AddressInfo).port}`);
    expect((await send(`${url}/a`, 'DELETE', ['Host', 'a'])).status).to.equal(204);
    expect((await send(`${url}/a`, 'HEAD', ['Host', 'a'])).status).to.equal(204);
    raw.close();
    await eventually(() => expect(exchanges).to.have.lengthOf(2));
    expect(exchanges[0]?.response.body).to.deep.equal({ state: 'text', text: '{"a": 1}' });
    expect(problems).to.be.empty;
  });

  it('does not know the body of a 204 whose fields tell of one that does not come', async () => {
    const states: unknown[] = [];
    for (const field of ['Content-Length: 0', 'Content-Length: 8', 'Transfer-Encoding: chunked', 'X-Other: 1']) {
      const raw = createSocketServer((socket) =>
        socket
          .on('error', () => undefined)
          .on('data', () => socket.write(`HTTP/1.1 204 No Content\r\n${field}\r\n\r\n`)),
      );
      await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
      const url = await proxyTo(`http://127.0.0.1:${(raw.address() as AddressInfo).port}`);
      expect((await send(`${url}/a`, 'DELETE', ['Host', 'a'])).status).to.equal(204);
      await eventually(() => expect(exchanges).to.have.lengthOf(states.length + 1));
      states.push(exchanges.at(-1)?.response.body.state);
      await proxy?.close();
      raw.close();
    }
    expect(states).to.deep.equal(['absent', 'unknown', 'unknown', 'absent']);
  });

  it('keeps no connection to the target once it is closed', async () => {
    const url = await proxyTo(await serve((_request, answer) => answer.end('fine')));
    // Else the target itself ends a connection that is idle.
    if (servers[0] !== undefined) servers[0].keepAliveTimeout = 0;
    await send(url, 'GET', ['Host', 'a']);
    const open = () => new Promise<number>((resolve) => servers[0]?.getConnections((_error, count) => resolve(count)));
    expect(await open()).to.equal(1);
    await proxy?.close();
    await eventually(async () => expect(await open()).to.equal(0));
  });

  it('says which request was given up while the target was slow', async () => {
    const asking = new AbortController();
    const url = await proxyTo(await serve(() => asking.abort()));
    await fetch(`${url}/slow`, { signal: asking.signal }).then(
      () => expect.fail('there is no answer'),
      () => undefined,
    );
    await eventually(() => expect(notes).to.deep.equal(['GET /slow was given up before an answer came']));
    expect(problems).to.be.empty;
  });

  it('answers 400 to what is no HTTP, and lives on', async () => {
    const url = await proxyTo(await serve((_request, answer) => answer.end('fine')));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.write('nonsense\r\n\r\n');
    await eventually(() => expect(received.startsWith('HTTP/1.1 400')).to.equal(true));
    expect((await send(url, 'GET', ['Host', 'a'])).body.toString()).to.equal('fine');
  });
});
