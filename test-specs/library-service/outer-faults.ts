import { isObject, type JsonObject, member } from '../../model/description/json.ts';
import type { StatementId } from '../../spec/statements.generated.ts';
import {
  answers,
  asks,
  bodies,
  error,
  fields,
  isBody,
  json,
  jsonIn,
  noContent,
  requests,
  resources,
  type Where,
  withHeader,
  withJson,
  withQuery,
} from '../service/faults/altering.ts';
import type { Handler } from '../service/service.ts';

/** A slip around the faultless service, with the statements that it breaks. */
export interface OuterFault {
  readonly breaks: readonly StatementId[];
  readonly service: (next: Handler) => Handler;
}

const LIST: Where = { path: 'library/books' };
const MAKE: Where = { method: 'POST', path: 'library/books' };
const READ: Where = { path: 'library/books/*' };
const PUT: Where = { method: 'PUT', path: 'library/books/*' };
const PATCH: Where = { method: 'PATCH', path: 'library/books/*' };
const COPY: Where = { method: 'DELETE', path: 'library/books/*/copies/*' };
const LENDING: Where = { method: 'PUT', path: 'library/books/*/lending' };

const query = (name: string, change: (value: string) => string | null) => (request: Request) =>
  withQuery(request, (found) => {
    const value = found.get(name);
    const changed = value === null ? null : change(value);
    if (value !== null && changed === null) found.delete(name);
    else if (changed !== null) found.set(name, changed);
  });

/** Each link of a list, changed where its relation is the one. */
const relinked = (rel: string, change: (query: URLSearchParams) => void) =>
  bodies(LIST, (body) => {
    if (!Array.isArray(body.links)) return;
    body.links = body.links.filter(isBody).map((link) => {
      if (link.rel !== rel) return link;
      const url = new URL(String(link.href));
      change(url.searchParams);
      return { ...link, href: url.href };
    });
  });

const counted = (query: URLSearchParams, step: number) => query.set('page', String(Number(query.get('page')) + step));

/** Slips of reading: lists, filters, order, pages. */
const OF_LISTS: Readonly<Record<string, OuterFault>> = {
  'second-term-is-passed-over': {
    breaks: ['4.3/operator-semantics'],
    service: requests(LIST, query('filter', onlyOneProperty)),
  },
  'equals-means-begins': {
    breaks: ['4.3/operator-semantics'],
    service: requests(
      LIST,
      query('filter', (filter) => filter.replace(/^title:([^,]*)$/, 'title~$1*')),
    ),
  },
  'like-looks-within': {
    breaks: ['4.3/operator-semantics'],
    service: requests(
      LIST,
      query('filter', (filter) => filter.replace(/^title~([^*,]*)\*$/, 'title~*$1*')),
    ),
  },
  'filter-needs-no-operator': {
    breaks: ['4.3/filter'],
    service: requests(
      LIST,
      query('filter', (filter) => (/[:<>~]/.test(filter) ? filter : null)),
    ),
  },
  'fields-drop-what-is-asked': {
    breaks: ['4.3/fields'],
    service: requests(
      LIST,
      query('fields', () => 'title'),
    ),
  },
  'each-page-is-sorted-alone': { breaks: ['4.3/sort'], service: sortedAlone },
  'next-forgets-the-filter': {
    breaks: ['4.4/navigation-links'],
    service: relinked('next', (found) => found.delete('filter')),
  },
  'next-passes-over-a-page': {
    breaks: ['4.4/navigation-links'],
    service: relinked('next', (found) => counted(found, 1)),
  },
  'last-is-past-the-end': {
    breaks: ['4.4/navigation-links'],
    service: relinked('last', (found) => counted(found, 1)),
  },
  'self-is-the-first-page': {
    breaks: ['4.4/navigation-links'],
    service: relinked('self', (found) => found.set('page', '1')),
  },
  'page-below-zero-is-first': {
    breaks: ['4.4/page'],
    service: requests(
      LIST,
      query('page', (page) => (page.startsWith('-') ? '1' : page)),
    ),
  },
  'false-asks-for-totals': {
    breaks: ['2.5/totals-on-request'],
    service: requests(
      LIST,
      query('totalRequired', () => 'true'),
    ),
  },
  'one-page-too-many': {
    breaks: ['2.5/totals-on-request'],
    service: bodies(LIST, (body) =>
      typeof body.totalPages === 'number' ? { ...body, totalPages: body.totalPages + 1 } : body,
    ),
  },
};

/** Slips of making, changing and deleting. */
const OF_CHANGES: Readonly<Record<string, OuterFault>> = {
  'null-in-a-put': {
    breaks: ['2.1/no-null'],
    service: requests(PUT, (request) => withJson(request, withoutNulls)),
  },
  'null-in-a-patch': {
    breaks: ['2.1/no-null'],
    service: answering(PATCH, (body) => (operationsIn(body).some(({ value }) => value === null) ? noContent() : null)),
  },
  'put-needs-no-title': {
    breaks: ['7.1/validation-400'],
    service: requests(PUT, (request) => withJson(request, (body) => (isObject(body) ? { title: 'x', ...body } : body))),
  },
  'texts-are-taken-for-numbers': {
    breaks: ['7.1/validation-400'],
    service: requests(MAKE, (request) =>
      withJson(request, (body) => (typeof member(body, 'pages') === 'string' ? { ...Object(body), pages: 1 } : body)),
    ),
  },
  'put-does-nothing': { breaks: ['4.2/put-whole'], service: idle(PUT) },
  'patch-does-nothing': { breaks: ['4.6/operations'], service: idle(PATCH) },
  'patch-knows-no-add': {
    breaks: ['4.6/operations'],
    service: answering(PATCH, (body) =>
      operationsIn(body).some(({ op }) => op === 'add') ? error(400, 'VALIDATION_ERROR') : null,
    ),
  },
  'patch-shows-what-was-before': { breaks: ['4.2/patch-no-content'], service: shownBefore },
  'lending-stays-as-it-was': { breaks: ['4.2/singleton'], service: idle(LENDING) },
  'copies-are-deleted-through-others': { breaks: ['2.8/id-scoped'], service: deletedAnywhere },
  'first-reading-is-noted': { breaks: ['4.2/get-safe'], service: noted },
  'reading-the-list-is-counted': { breaks: ['4.2/get-safe'], service: readingsCounted },
  'tag-never-changes': {
    breaks: ['4.6/if-match'],
    service: (next) =>
      fields(READ, (headers) => headers.set('ETag', '"v1"'))(
        requests({ ...PATCH, method: 'PUT|PATCH' }, (request) => withHeader(request, 'If-Match', null))(next),
      ),
  },
  'refusal-links-what-is-refused': {
    breaks: ['3/invalid-operation'],
    service: bodies({ method: 'POST', path: 'library/books/*/*', status: 422 }, (body, { url }) => ({
      ...body,
      links: [{ href: url, rel: url.split('/').at(-1), method: 'POST' }],
    })),
  },
};

/** Slips of keys, callers and work that is done later. */
const OF_CALLERS: Readonly<Record<string, OuterFault>> = {
  'key-minds-the-order-of-members': { breaks: ['4.5/responses'], service: keyed((known, text) => known.text !== text) },
  'key-is-used-up-by-a-400': { breaks: ['4.5/responses'], service: keyed((known) => known.status === 400) },
  'key-is-everybodys': { breaks: ['4.5/responses'], service: keyed((known, _, caller) => known.caller !== caller) },
  'nobody-may-add': { breaks: ['5/bearer'], service: requests(MAKE, asNorth) },
  'nobody-may-delete': { breaks: ['5/bearer'], service: requests({ ...READ, method: 'DELETE' }, asNorth) },
  'anybody-may-read-one': { breaks: ['5/bearer'], service: requests(READ, asNorth) },
  'accepted-leads-to-the-list': {
    breaks: ['4.9/accepted-links'],
    service: bodies({ ...MAKE, status: 202 }, (body, { url }) => {
      if (!Array.isArray(body.links)) return;
      body.links = body.links.filter(isBody).map((link) => (link.rel === 'result' ? { ...link, href: url } : link));
    }),
  },
};

export const OUTER_FAULTS: Readonly<Record<string, OuterFault>> = { ...OF_LISTS, ...OF_CHANGES, ...OF_CALLERS };

function onlyOneProperty(filter: string): string {
  const [first = '', ...others] = filter.split(',');
  const property = /^\w+/.exec(first)?.[0] ?? '';
  return [first, ...others.filter((term) => term.startsWith(property))].join(',');
}

function sortedAlone(next: Handler): Handler {
  const isAsked = asks({ ...LIST, when: (_, url) => url.searchParams.has('sortBy') });
  return async (request) => {
    if (!isAsked(request)) return await next(request);
    const { searchParams } = new URL(request.url);
    const [by, order] = [searchParams.get('sortBy') ?? '', searchParams.get('sortOrder')];
    const response = await next(query('sortBy', () => null)(request));
    const body: unknown = await response.clone().json();
    const items = member(body, 'items');
    if (!Array.isArray(items) || !isObject(body)) return response;
    const sign = order === 'desc' ? -1 : 1;
    const compare = (one: unknown, other: unknown) => {
      const [left, right] = [member(one, by), member(other, by)];
      if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
      return sign * (String(left) < String(right) ? -1 : 1);
    };
    return json({ ...body, items: items.toSorted(compare) });
  };
}

function withoutNulls(body: unknown): unknown {
  return isObject(body) ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : body;
}

function operationsIn(body: unknown): readonly JsonObject[] {
  return Array.isArray(body) ? body.filter(isObject) : [];
}

/** Answers some requests by itself. */
function answering(where: Where, answerTo: (body: unknown) => Response | null): (next: Handler) => Handler {
  const isAsked = asks(where);
  return (next) => async (request) =>
    (isAsked(request) ? answerTo(await jsonIn(request)) : null) ?? (await next(request));
}

/** What is changed is changed back at once. */
function idle(where: Where): (next: Handler) => Handler {
  const isAsked = asks(where);
  return (next) => async (request) => {
    if (!isAsked(request)) return await next(request);
    const headers = new Headers(request.headers);
    headers.delete('If-Match');
    const before = await (await next(new Request(request.url, { headers }))).text();
    const response = await next(request);
    headers.set('Content-Type', 'application/json; charset=UTF-8');
    if (response.ok) await next(new Request(request.url, { method: 'PUT', headers, body: before }));
    return response;
  };
}

function shownBefore(next: Handler): Handler {
  const isAsked = asks(PATCH);
  return async (request) => {
    if (!isAsked(request)) return await next(request);
    const before = await next(new Request(request.url, { headers: request.headers }));
    const response = await next(request);
    return response.status === 200 ? before : response;
  };
}

/** A copy is deleted below whatever book. */
function deletedAnywhere(next: Handler): Handler {
  const paths = new Map<string, string>();
  const isMade = asks({ method: 'POST', path: 'library/books/*/copies' });
  const isDeleted = asks(COPY);
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (isDeleted(request)) {
      const own = paths.get(pathname.split('/').at(-1) ?? '') ?? pathname;
      return await next(new Request(origin + own, request));
    }
    const response = await next(request);
    const id = isMade(request) ? String(member(await response.clone().json(), 'id')) : null;
    if (id !== null) paths.set(id, `${pathname}/${id}`);
    return response;
  };
}

/** A member that the service does not know goes no further. */
const withoutMember = (name: string) =>
  requests(PUT, (request) =>
    withJson(request, (body) =>
      isObject(body) ? Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)) : body,
    ),
  );

function noted(next: Handler): Handler {
  const seen = new Set<unknown>();
  const read = bodies(READ, (body) => {
    const isSeen = seen.has(body.id);
    seen.add(body.id);
    return { ...body, seen: isSeen };
  });
  const made = resources({ ...MAKE, status: 201 }, (book) => {
    book.seen = false;
  });
  const changed = resources({ ...PATCH, status: 200 }, (book) => {
    book.seen = seen.has(book.id);
  });
  return read(changed(made(withoutMember('seen')(next))));
}

function readingsCounted(next: Handler): Handler {
  let count = 0;
  const listed = answers(LIST, (response) => {
    count++;
    return response;
  });
  const read = bodies({ ...READ, method: 'GET|PATCH', status: 200 }, (body) => ({ ...body, listings: count }));
  return listed(read(withoutMember('listings')(next)));
}

interface KnownKey {
  readonly text: string;
  readonly caller: string;
  readonly status: number;
}

/** Refuses a key that was used before, where that is to be refused. */
function keyed(isRefused: (known: KnownKey, text: string, caller: string) => boolean): (next: Handler) => Handler {
  return (next) => {
    const known = new Map<string, KnownKey>();
    const isAsked = asks(MAKE);
    return async (request) => {
      const key = isAsked(request) ? request.headers.get('Idempotency-Key') : null;
      if (key === null) return await next(request);
      const text = await request.clone().text();
      const caller = request.headers.get('Authorization') ?? '';
      const before = known.get(key);
      if (before !== undefined && isRefused(before, text, caller)) return error(422, 'IDEMPOTENCY_KEY_REUSED');
      const response = await next(request);
      if (before === undefined) known.set(key, { text, caller, status: response.status });
      return response;
    };
  };
}

/** Whoever has no token of the service is taken for one who has. */
function asNorth(request: Request): Request {
  if (request.headers.get('Authorization')?.includes('token-of-') === true) return request;
  return withHeader(request, 'Authorization', 'Bearer token-of-north');
}
