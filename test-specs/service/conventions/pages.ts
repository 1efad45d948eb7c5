import { invalid } from './errors.ts';
import type { Link } from './links.ts';
import type { Call } from './requests.ts';

const LARGEST_PAGE = 100;

/** A page of a collection (§2.5), its links by number of page or by token (§4.4). */
export function page<Item>(
  call: Call,
  all: readonly Item[],
  by: 'page' | 'pageToken',
): { items: readonly Item[]; links: Link[] } {
  const size = pageSize(call);
  return by === 'page' ? numberedPage(call, all, size) : pageOfToken(call, all, size);
}

function numberedPage<Item>(call: Call, all: readonly Item[], size: number) {
  const number = positive(call, 'page') ?? 1;
  const counted = totalRequired(call);
  const last = Math.max(1, Math.ceil(all.length / size));
  const items = all.slice((number - 1) * size, number * size);
  const to = (rel: string, target: number) => linkTo(call, rel, { page: String(target) });
  return {
    items,
    ...(counted ? { totalItems: all.length, totalPages: last } : {}),
    links: [
      to('self', number),
      to('first', 1),
      ...(counted ? [to('last', last)] : []),
      ...(number < last ? [to('next', number + 1)] : []),
      ...(number > 1 && number <= last ? [to('prev', number - 1)] : []),
    ],
  };
}

function pageOfToken<Item>(call: Call, all: readonly Item[], size: number) {
  const start = startOf(call);
  const to = (rel: string, offset: number) => linkTo(call, rel, { pageToken: tokenOf(offset) });
  return {
    items: all.slice(start, start + size),
    links: [
      start === 0 ? linkTo(call, 'self', {}) : to('self', start),
      ...(start + size < all.length ? [to('next', start + size)] : []),
      ...(start > 0 ? [to('prev', Math.max(0, start - size))] : []),
    ],
  };
}

/** Tokens are opaque: clients only send them back. */
function tokenOf(offset: number): string {
  return Buffer.from(`${offset}:next`).toString('base64url');
}

function startOf(call: Call): number {
  const token = call.req.query('pageToken');
  if (token === undefined) return 0;
  const [, offset] = /^([0-9]{1,9}):next$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (offset === undefined) throw wrong('pageToken', token, 'was not given by this service');
  return Number(offset);
}

function pageSize(call: Call): number {
  const size = positive(call, 'pageSize') ?? call.get('service').defaultPageSize;
  if (size > LARGEST_PAGE) throw wrong('pageSize', String(size), `is more than ${LARGEST_PAGE}`);
  return size;
}

function positive(call: Call, name: string): number | null {
  const text = call.req.query(name);
  if (text === undefined) return null;
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw wrong(name, text, 'is no positive integer');
  return Number(text);
}

function totalRequired(call: Call): boolean {
  const text = call.req.query('totalRequired');
  if (text !== undefined && text !== 'true' && text !== 'false')
    throw wrong('totalRequired', text, 'is neither true nor false');
  return text === 'true';
}

/** A link to another page of the same query. A paged POST search fetches each page by POST. */
function linkTo(call: Call, rel: string, changes: Record<string, string>): Link {
  const url = new URL(call.req.url);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  url.search = url.search.replaceAll('+', '%20');
  return { href: url.href, rel, method: call.req.method };
}

function wrong(name: string, value: string, issue: string) {
  return invalid({ field: `/${name}`, value: value.slice(0, 1000), issue, location: 'query' });
}
