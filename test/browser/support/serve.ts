import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A folder on a plain web server, which knows index.html and nothing more. */
export interface Served {
  readonly address: string;
  readonly close: () => void;
}

export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stat === undefined) response.writeHead(404).end();
    else if (!stat.isDirectory()) answer(response, join(folder, path));
    else if (path.endsWith('/')) answer(response, join(folder, path, 'index.html'));
    else response.writeHead(301, { location: `${path}/` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function answer(response: ServerResponse, file: string): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(file));
}
