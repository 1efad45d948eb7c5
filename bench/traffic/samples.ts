import { exchangeLine } from '../../test/support/har.ts';
import { EXCHANGE_FAULTS } from '../../test-specs/service/faults/exchange-faults.ts';
import type { Fault } from '../../test-specs/service/faults/fault.ts';
import { sessionWith } from '../../test-specs/service/session.ts';
import { harEntryOf } from '../../traffic/har-text.ts';

/** A kind of traffic to measure with: a file name, and pieces that can be written one after the other without end. */
export interface TrafficSample {
  readonly name: string;
  readonly what: string;
  readonly isHar: boolean;
  /** The lines, or the entries of a HAR file, by their number. */
  readonly item: (index: number) => string;
}

/** What is measured: what keeps the conventions and what does not, large bodies and small ones. */
export async function trafficSamples(): Promise<readonly TrafficSample[]> {
  const faultless = await session([null]);
  const faulty = await session([null, ...EXCHANGE_FAULTS]);
  return [
    { name: 'lists.ndjson', what: 'lists of 50 resources that keep the conventions', isHar: false, item: listLine },
    {
      name: 'service.har',
      what: 'the reference service, faultless',
      isHar: true,
      item: (at) => renewed(faultless, at),
    },
    { name: 'faults.har', what: 'the reference service, each fault', isHar: true, item: (at) => renewed(faulty, at) },
    {
      name: 'public.har',
      what: 'lists of a public kind: snake case, nulls, numbers as ids',
      isHar: true,
      item: publicEntry,
    },
  ];
}

async function session(faults: readonly (Fault | null)[]): Promise<readonly string[]> {
  const entries: string[] = [];
  for (const fault of faults) {
    for (const exchange of await sessionWith(fault)) entries.push(JSON.stringify(harEntryOf(exchange, STARTED)));
  }
  return entries;
}

const STARTED = new Date('2026-03-01T09:00:00.000Z');

/**
 * An entry of a session that is said again: with identifiers and seconds of its own, as the next user would have them.
 */
function renewed(entries: readonly string[], index: number): string {
  const round = Math.floor(index / entries.length);
  const entry = entries[index % entries.length] ?? '';
  const tail = round.toString(16).padStart(8, '0');
  return entry.replaceAll(/([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{4})[0-9a-f]{8}/g, `$1${tail}`);
}

const ITEMS = 50;

function listLine(index: number): string {
  const items = Array.from({ length: ITEMS }, (_, number) => ({
    id: identifier(index, number),
    name: `Item ${number}`,
    state: 'ACTIVE',
    createTime: `2026-01-02T03:04:${String(number).padStart(2, '0')}.${String(index % 1000).padStart(3, '0')}Z`,
    price: { value: `${number}.50`, currency: 'EUR' },
    links: [
      { href: `https://api.example.com/v1/shop/orders/${identifier(index, number)}`, rel: 'self', method: 'GET' },
    ],
  }));
  const links = [{ href: 'https://api.example.com/v1/shop/orders?page=1', rel: 'self', method: 'GET' }];
  return exchangeLine({ url: 'https://api.example.com/v1/shop/orders', body: { items, links } });
}

function identifier(index: number, number: number): string {
  return `${index.toString(16).padStart(8, '0')}-6a0e-4f6c-9a39-${number.toString(16).padStart(12, '0')}`;
}

/** As servers of the public answer, of which most keep other conventions. */
function publicEntry(index: number): string {
  const owner = (number: number) => ({
    login: `user-${number}`,
    id: number,
    node_id: `MDQ6VXNlcj${number}`,
    avatar_url: `https://avatars.example.net/u/${number}?v=4`,
    gravatar_id: '',
    url: `https://api.example.net/users/user-${number}`,
    type: 'User',
    site_admin: false,
  });
  const items = Array.from({ length: 30 }, (_, number) => ({
    id: index * 100 + number,
    node_id: `MDEwOlJlcG9zaXRvcnk${index * 100 + number}`,
    name: `project-${number}`,
    full_name: `user-${index % 50}/project-${number}`,
    private: false,
    owner: owner(index % 50),
    html_url: `https://example.net/user-${index % 50}/project-${number}`,
    description: number % 3 === 0 ? null : `The project number ${number} of a user`,
    fork: number % 2 === 0,
    created_at: '2024-01-26T19:01:12Z',
    pushed_at: 1_706_295_672_000 + number,
    size: number * 1234,
    stargazers_count: number,
    language: number % 4 === 0 ? null : 'TypeScript',
    license: number % 5 === 0 ? null : { key: 'mit', name: 'MIT License', spdx_id: 'MIT', url: null },
    topics: ['linter', 'api'],
    visibility: 'public',
    default_branch: 'main',
    permissions: { admin: false, push: false, pull: true },
  }));
  const headers = {
    Server: 'example.net',
    'Cache-Control': 'private, max-age=60',
    Vary: 'Accept, Authorization',
    ETag: `W/"${index}"`,
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '51',
    'X-Request-Id': `D4E2:${index}`,
    'Content-Type': 'application/json; charset=utf-8',
  };
  const recorded = {
    request: {
      method: 'GET',
      url: `https://api.example.net/users/user-${index % 50}/repos?per_page=30&page=${index % 7}`,
      headers: [['Accept', 'application/json'] as const, ['User-Agent', 'bench'] as const],
      body: { state: 'absent' } as const,
    },
    response: { status: 200, headers: Object.entries(headers), body: { state: 'json', value: items } as const },
  };
  return JSON.stringify(harEntryOf(recorded, STARTED));
}
