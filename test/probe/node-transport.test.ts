import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { nodeTransport } from '../../probe/node-transport.ts';
import { NoAnswer, type ReceivedResponse } from '../../probe/transport.ts';
import { skipWithout } from '../support/absences.ts';
import { ownCertificate } from '../support/own-certificate.ts';

/** The answer of a server to one request, or why there is none. */
async function answerOf(
  server: Server,
  { timeout = 5000, ca = null as string | null, body = null as string | null, scheme = 'http', accept = 'text/x' } = {},
): Promise<ReceivedResponse | string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(`${scheme}://localhost:${port}/orders`);
  try {
    const method = body === null ? 'GET' : 'POST';
    return await nodeTransport({ timeout, ca })({ method, url, headers: [['Accept', accept]], body, isWrong: false });
  } catch (error) {
    if (error instanceof NoAnswer) return error.message;
    throw error;
  } finally {
    server.close();
  }
}

function server(answer: RequestListener): Server {
  return createServer(answer);
}

describe('probe/node-transport.ts', () => {
  it('sends a request as it is, and takes the answer as it is', async () => {
    const echo = server((asked, answer) => {
      answer.setHeader('X-Accept', asked.headers.accept ?? '');
      asked.pipe(answer);
    });
    const answer = await answerOf(echo, { body: 'schön' });
    expect(answer).to.deep.include({ status: 200, body: 'schön' });
    expect((answer as ReceivedResponse).headers).to.deep.include(['X-Accept', 'text/x']);
  });

  it('sends texts of header fields that no field has as they are', async () => {
    const echo = server((asked, answer) => answer.end(Buffer.from(asked.headers.accept ?? '', 'latin1')));
    const accept = async (text: string) => ((await answerOf(echo, { accept: text })) as ReceivedResponse).body;
    expect(await accept('5 € – net')).to.equal('5 € – net');
    expect(await accept('one\r\ntwo\u0000')).to.equal('one  two');
  });

  it('follows no redirect', async () => {
    const answer = await answerOf(server((_, to) => to.writeHead(302, { location: 'http://localhost:1/' }).end()));
    expect(answer).to.deep.include({ status: 302 });
  });

  it('tells an answer that does not come from one that does not end', async () => {
    const silent = server(() => {});
    const slow = server((_, answer) => answer.write('{'));
    expect(await answerOf(silent, { timeout: 30 })).to.equal('it did not answer within 0.03 s');
    expect(await answerOf(slow, { timeout: 60 })).to.equal('its answer did not end within 0.06 s');
  });

  it('ends an answer of more than 16 MB', async () => {
    const chunk = Buffer.alloc(4 * 1024 * 1024, 'x');
    const endless = server((_, answer) => {
      const more = () => answer.write(chunk, (error) => error ?? more());
      more();
    });
    expect(await answerOf(endless)).to.equal('its answer has no end: more than 16 MB came');
  });

  it('reads an answer that is compressed though nobody asked for that', async () => {
    const compressed = server((_, answer) =>
      answer.setHeader('Content-Encoding', 'gzip').end(gzipSync('{"items":[]}')),
    );
    expect(await answerOf(compressed)).to.deep.include({ status: 200, body: '{"items":[]}' });
    const no = server((_, answer) => answer.setHeader('Content-Encoding', 'gzip').end('{"items":[]}'));
    expect(await answerOf(no)).to.equal('its answer cannot be read as gzip');
  });

  it('does not look at an answer that is nested without end', async () => {
    const nested = server((_, answer) => answer.end(`${'['.repeat(9000)}${']'.repeat(9000)}`));
    expect(await answerOf(nested)).to.equal('its answer is nested in more than 500 levels');
    const deep = server((_, answer) => answer.end(`${'['.repeat(500)}${']'.repeat(500)}`));
    expect(await answerOf(deep)).to.deep.include({ status: 200 });
    const text = server((_, answer) => answer.end(JSON.stringify({ title: '[{'.repeat(9000) })));
    expect(await answerOf(text)).to.deep.include({ status: 200 });
  });

  it('says that a connection broke', async () => {
    const broken = server((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => answer.destroy());
    });
    expect(await answerOf(broken)).to.match(/^the connection broke|aborted/);
  });

  it('trusts a certificate that is given, and no other one', async function () {
    skipWithout('openssl', this);
    const own = ownCertificate();
    const secure = () => createTlsServer(own, (_, answer) => answer.end('{}'));
    expect(await answerOf(secure(), { scheme: 'https', ca: String(own.cert) })).to.deep.include({ status: 200 });
    expect(await answerOf(secure(), { scheme: 'https' })).to.match(/certificate/);
  });
});
