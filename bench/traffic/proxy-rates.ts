import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProxyServer } from '../../traffic/proxy/proxy-server.ts';

const REQUESTS = 3_000;
const AT_ONCE = 16;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Requests answered in a second. */
async function rate(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent }, (answer) => answer.resume().once('end', resolve))
        .once('error', reject)
        .end();
    });
  const start = performance.now();
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return (REQUESTS / (performance.now() - start)) * 1000;
}

/**
 * Requests answered in a second by a bare proxy on node:http and by Lintel's, which hands over each exchange and judges
 * none.
 */
export async function proxyRates(): Promise<{ readonly bare: number; readonly own: number }> {
  const target = createServer((_request, answer) =>
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": "a1"}'),
  );
  const targetUrl = await listening(target);
  const agent = new Agent({ keepAlive: true });
  const bare = createServer((asked, answer) => {
    const upstream = request(
      targetUrl + asked.url,
      { method: asked.method, headers: asked.headers, agent },
      (received) => {
        answer.writeHead(received.statusCode ?? 0, received.headers);
        received.pipe(answer);
      },
    );
    asked.pipe(upstream);
  });
  const bareUrl = await listening(bare);
  const proxy = new ProxyServer({
    target: new URL(targetUrl),
    host: null,
    ca: null,
    onExchange: () => undefined,
    onProblem: () => undefined,
  });
  const ownUrl = `http://127.0.0.1:${await proxy.listen(0, '127.0.0.1')}`;
  await rate(bareUrl);
  await rate(ownUrl);
  const rates = { bare: await rate(bareUrl), own: await rate(ownUrl) };
  await proxy.close();
  for (const server of [target, bare]) {
    server.closeAllConnections();
    server.close();
  }
  agent.destroy();
  return rates;
}
