import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { EXCHANGE_FAULTS } from '../../test-specs/service/faults/exchange-faults.ts';
import { createServiceWith, type Fault } from '../../test-specs/service/faults/fault.ts';
import { sessionWith } from '../../test-specs/service/session.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { skipWithout } from '../support/absences.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import { browser } from './support/chromium.ts';

/** A request as a page makes it. */
interface PageRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** What the service answered when the session was made: identifiers of this one are others. */
  readonly answer: string;
}

const PAGE = new Response('<!doctype html><title>Studio</title>', { headers: { 'content-type': 'text/html' } });

describe('the session of a browser with the reference service', () => {
  before(function () {
    skipWithout('browser', this);
  });
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is judged as it was recorded: nothing to find, and many statements that hold', async () => {
    await record(null, join(folder.path, 'session.har'));
    const { exit, stdout, stderr } = await verify('session.har', '--coverage-file', 'coverage.json');
    expect({ exit, stdout }).to.deep.equal({ exit: 0, stdout: '[]\n' });
    expect(stderr).to.match(/^lintel: \d+ exchanges judged; left out: 1 assets and pages\n$/);
    const rows: { statement: string; held: number }[] = JSON.parse(
      readFileSync(join(folder.path, 'coverage.json'), 'utf8'),
    );
    const held = new Set(rows.flatMap(({ statement, held }) => (held > 0 ? [statement] : [])));
    expect([...held]).to.have.length.above(50);
  }).timeout(60_000);

  for (const id of ['location-header', 'data-for-items', 'link-without-rel']) {
    it(`shows the fault ${id}`, async () => {
      const fault = EXCHANGE_FAULTS.find((one) => one.id === id) as Fault;
      await record(fault, join(folder.path, 'session.har'));
      const { exit, stdout } = await verify('session.har');
      const found: { statements: string[] }[] = JSON.parse(stdout);
      expect(exit).to.equal(1);
      expect([...new Set(found.flatMap(({ statements }) => statements))]).to.have.members(fault.breaks);
    }).timeout(60_000);
  }

  const verify = (...args: string[]) => runCli(['verify', ...args, '--format', 'json'], { cwd: folder.path });
});

/** Makes the requests of the service's own session from a page, while the browser records them. */
async function record(fault: Fault | null, har: string): Promise<void> {
  const service = await createServiceWith(fault, { surroundings: setSurroundings() });
  const fetch = (request: Request) => (new URL(request.url).pathname === '/' ? PAGE.clone() : service(request));
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const context = await (await browser()).newContext({ recordHar: { path: har, content: 'embed' } });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await makeRequests(page, await requestsOf(fault));
  } finally {
    await context.close();
    server.close();
  }
}

async function requestsOf(fault: Fault | null): Promise<PageRequest[]> {
  return (await sessionWith(fault)).flatMap(({ request: { method, url, headers, body }, response }) => {
    const { pathname, search } = new URL(url);
    const text = body.state === 'text' && body.text !== '' ? body.text : null;
    // A page cannot send a file that it does not have.
    if (body.state === 'binary') return [];
    const answer = response.body.state === 'text' ? response.body.text : '';
    return [{ path: pathname + search, method, headers: Object.fromEntries(headers), body: text, answer }];
  });
}

const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Makes requests from a page, one after the other, with the identifiers that the service answers now. */
async function makeRequests(page: Page, requests: readonly PageRequest[]): Promise<void> {
  const now = new Map<string, string>();
  const renewed = (text: string) => text.replace(IDENTIFIER, (known) => now.get(known) ?? known);
  for (const { path, method, headers, body, answer } of requests) {
    const init = { method, headers, ...(body !== null && { body: renewed(body) }) };
    const text = await page.evaluate(async (request) => (await fetch(request.path, request.init)).text(), {
      path: renewed(path),
      init,
    });
    const answered = text.match(IDENTIFIER) ?? [];
    for (const [index, known] of (answer.match(IDENTIFIER) ?? []).entries()) now.set(known, answered[index] ?? known);
  }
}
