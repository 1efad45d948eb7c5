import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { ProxyServer } from '../../traffic/proxy/proxy-server.ts';
import { skipWithout } from '../support/absences.ts';
import { ownCertificate } from '../support/own-certificate.ts';

describe('traffic/proxy with TLS', () => {
  let target: Server;
  let cert: Buffer;

  before(async function () {
    skipWithout('openssl', this);
    const own = ownCertificate();
    cert = own.cert;
    target = createServer(own, (_asked, answer) => answer.end('secret'));
    await new Promise<void>((resolve) => target.listen(0, resolve));
  });

  after(() => {
    target?.closeAllConnections();
    target?.close();
  });

  async function answerThrough(ca: string | null) {
    const problems: string[] = [];
    const { port } = target.address() as AddressInfo;
    const proxy = new ProxyServer({
      target: new URL(`https://localhost:${port}`),
      host: null,
      ca,
      onExchange: () => undefined,
      onProblem: (problem) => problems.push(problem),
    });
    const answer = await fetch(`http://127.0.0.1:${await proxy.listen(0, '127.0.0.1')}/a`);
    const { status } = answer;
    const body = await answer.text();
    await proxy.close();
    return { status, body, problems };
  }

  it('forwards to a target that a certificate vouches for', async () => {
    expect(await answerThrough(cert.toString())).to.deep.equal({ status: 200, body: 'secret', problems: [] });
  });

  it('forwards nothing to another one, and says what vouches for it', async () => {
    const { status, problems } = await answerThrough(null);
    expect(status).to.equal(502);
    expect(problems).to.deep.equal(['GET /a got no answer (self-signed certificate; vouch for it with --ca FILE)']);
  });
});
