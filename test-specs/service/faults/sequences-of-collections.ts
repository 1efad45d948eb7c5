import { answers, asks, bodies, error, isBody, json, requests, withHeader, withQuery } from './altering.ts';
import type { Fault } from './fault.ts';
import { linksOf } from './links-and-collections.ts';

const BOOKINGS = { path: 'studio/bookings' };
const INSTRUMENTS = { path: 'studio/instruments' };
const has =
  (name: string) =>
  (_: Request, { searchParams }: URL) =>
    searchParams.has(name);
const past = (_: Request, { searchParams }: URL) => Number(searchParams.get('page') ?? 1) > 1;

/** §4.3, §4.4, §5: lists. */
export const COLLECTION_SEQUENCES: readonly Fault[] = [
  {
    id: 'filter-unread',
    breaks: ['4.3/filter', '4.3/operator-semantics'],
    how: 'filter is not looked at',
    service: requests(BOOKINGS, (request) => withQuery(request, (query) => query.delete('filter'))),
  },
  {
    id: 'filter-nonsense-taken',
    breaks: ['4.3/filter'],
    how: 'text that is no filter, and unknown properties, give everything',
    service: (next) => async (request) => {
      const response = await next(request);
      const wrong = asks({ ...BOOKINGS, when: has('filter') })(request) && response.status === 400;
      return wrong ? await next(withQuery(request, (query) => query.delete('filter'))) : response;
    },
  },
  {
    id: 'filter-nonsense-fails',
    breaks: ['4.3/filter'],
    how: 'text that is no filter is 500',
    service: answers({ ...INSTRUMENTS, status: 400, when: has('filter') }, () => error(500, 'INTERNAL_ERROR')),
  },
  {
    id: 'fields-unread',
    breaks: ['4.3/fields'],
    how: 'fields is not looked at',
    service: requests({ path: 'studio/bookings' }, (request) => withQuery(request, (query) => query.delete('fields'))),
  },
  {
    id: 'fields-without-id',
    breaks: ['4.3/fields'],
    how: 'under fields a booking does not have its id, unless it is asked for',
    service: bodies({ ...BOOKINGS, when: has('fields') }, (page, { url }) => {
      const asked = (new URL(url).searchParams.get('fields') ?? '').split(',');
      const items = Array.isArray(page.items) ? page.items.filter(isBody) : [];
      page.items = items.map((item) => Object.fromEntries(Object.entries(item).filter(([key]) => asked.includes(key))));
    }),
  },
  {
    id: 'less-is-less-or-equal',
    breaks: ['4.3/operator-semantics'],
    how: '< means <:, and > means >:',
    service: requests(BOOKINGS, (request) => rewritten(request, (filter) => filter.replaceAll(/([<>])(?!:)/g, '$1:'))),
  },
  {
    id: 'negation-unread',
    breaks: ['4.3/operator-semantics'],
    how: 'the ! before an operator is not looked at',
    service: requests(BOOKINGS, (request) => rewritten(request, (filter) => filter.replaceAll('!', ''))),
  },
  {
    id: 'equal-terms-exclude',
    breaks: ['4.3/operator-semantics'],
    how: 'of several values for one property only the last counts',
    service: requests(BOOKINGS, (request) => rewritten(request, lastOfEach)),
  },
  {
    id: 'sort-order-unread',
    breaks: ['4.3/sort'],
    how: 'sortOrder is not looked at',
    service: requests(BOOKINGS, (request) => withQuery(request, (query) => query.delete('sortOrder'))),
  },
  {
    id: 'sort-unread',
    breaks: ['4.3/sort'],
    how: 'sortBy is not looked at',
    service: requests(BOOKINGS, (request) => withQuery(request, (query) => query.delete('sortBy'))),
  },
  {
    id: 'past-the-end-404',
    breaks: ['4.4/page'],
    how: 'a page past the end is 404',
    service: answers({ ...BOOKINGS, when: past }, async (response) => {
      const { items } = (await response.clone().json()) as { items: unknown[] };
      return items.length === 0 ? error(404, 'RESOURCE_NOT_FOUND') : response;
    }),
  },
  {
    id: 'page-zero-taken',
    breaks: ['4.4/page'],
    how: 'page zero is the first page',
    service: requests(BOOKINGS, (request) =>
      withQuery(request, (query) => {
        if (query.get('page') === '0') query.set('page', '1');
      }),
    ),
  },
  {
    id: 'past-the-end-repeats',
    breaks: ['4.4/page'],
    how: 'a page past the end is the last one again',
    service: (next) => async (request) => {
      let response = await next(request);
      const { searchParams } = new URL(request.url);
      for (let page = Number(searchParams.get('page')); page > 1 && asks(BOOKINGS)(request); page--) {
        const { items } = (await response.clone().json()) as { readonly items?: readonly unknown[] };
        if (items === undefined || items.length > 0) break;
        response = await next(withQuery(request, (query) => query.set('page', String(page - 1))));
      }
      return response;
    },
  },
  {
    id: 'token-repeats-page',
    breaks: ['4.4/page-token'],
    how: 'a pageToken gives the first page again',
    service: (next) => async (request) => {
      const response = await next(request);
      const again = asks({ ...INSTRUMENTS, when: has('pageToken') })(request) && response.ok;
      return again ? await next(withQuery(request, (query) => query.delete('pageToken'))) : response;
    },
  },
  {
    id: 'token-nonsense-taken',
    breaks: ['4.4/page-token'],
    how: 'a token that is none gives the first page',
    service: (next) => async (request) => {
      const response = await next(request);
      const wrong = asks({ ...INSTRUMENTS, when: has('pageToken') })(request) && response.status === 400;
      return wrong ? await next(withQuery(request, (query) => query.delete('pageToken'))) : response;
    },
  },
  {
    id: 'totals-never',
    breaks: ['4.4/total-required'],
    how: 'totalRequired=true gives no totals',
    service: bodies(BOOKINGS, (page) => {
      delete page.totalItems;
      delete page.totalPages;
    }),
  },
  {
    id: 'totals-in-part',
    breaks: ['4.4/total-required'],
    how: 'totalRequired=true gives totalItems only',
    service: bodies(BOOKINGS, (page) => {
      delete page.totalPages;
    }),
  },
  {
    id: 'next-on-last-page',
    breaks: ['4.4/navigation-links'],
    how: 'the last page has a link next',
    service: bodies(BOOKINGS, (page, { url }) => {
      if (linksOf(page).some(({ rel }) => rel === 'next')) return;
      const next = new URL(url);
      next.searchParams.set('page', String(Number(next.searchParams.get('page') ?? 1) + 1));
      page.links = [...linksOf(page), { href: next.href, rel: 'next', method: 'GET' }];
    }),
  },
  {
    id: 'prev-is-self',
    breaks: ['4.4/navigation-links'],
    how: 'the link prev leads to the page itself',
    service: bodies(BOOKINGS, (page, { url }) => {
      page.links = linksOf(page).map((link) => (link.rel === 'prev' ? { ...link, href: url } : link));
    }),
  },
  {
    id: 'last-always',
    breaks: ['4.4/navigation-links'],
    how: 'the link last is there without totalRequired',
    service: bodies(
      { ...BOOKINGS, when: (_, { searchParams }) => !searchParams.has('totalRequired') },
      (page, { url }) => {
        page.links = [...linksOf(page), { href: url, rel: 'last', method: 'GET' }];
      },
    ),
  },
  {
    id: 'no-token-needed',
    breaks: ['5/bearer'],
    how: 'a request without a token is answered',
    service: (next) => async (request) =>
      await next(
        request.headers.has('authorization') ? request : withHeader(request, 'authorization', 'Bearer token-of-ada'),
      ),
  },
  {
    id: 'any-token-taken',
    breaks: ['5/bearer'],
    how: 'a token is not checked',
    service: (next) => async (request) => {
      const token = request.headers.get('authorization');
      const unknown = token !== null && !/token-of-(ada|ben)$/.test(token);
      return await next(unknown ? withHeader(request, 'authorization', 'Bearer token-of-ada') : request);
    },
  },
  {
    id: 'list-of-all-callers',
    breaks: ['5/authorized-only'],
    how: 'the list of bookings has those of other callers, which cannot be read',
    service: (next) => async (request) => {
      const response = await next(request);
      if (!asks({ ...BOOKINGS, when: (_, { search }) => search === '' })(request) || !response.ok) return response;
      const other =
        request.headers.get('authorization') === 'Bearer token-of-ada' ? 'Bearer token-of-ben' : 'Bearer token-of-ada';
      return await joined(response, await next(withHeader(request, 'authorization', other)));
    },
  },
  {
    id: 'instruments-of-all-callers',
    breaks: ['5/authorized-only'],
    how: 'the list of instruments has those of other callers, which cannot be read',
    service: (next) => async (request) => {
      const response = await next(request);
      if (!asks({ ...INSTRUMENTS, when: (_, { search }) => search === '' })(request) || !response.ok) return response;
      const other =
        request.headers.get('authorization') === 'Bearer token-of-ada' ? 'Bearer token-of-ben' : 'Bearer token-of-ada';
      return await joined(response, await next(withHeader(request, 'authorization', other)));
    },
  },
];

function rewritten(request: Request, change: (filter: string) => string): Request {
  return withQuery(request, (query) => {
    const filter = query.get('filter');
    if (filter !== null) query.set('filter', change(filter));
  });
}

function lastOfEach(filter: string): string {
  const terms = filter.split(',').filter((term) => /^\w+:/.test(term));
  const last = new Map(terms.map((term) => [term.split(':', 1)[0], term]));
  return filter
    .split(',')
    .filter((term) => !/^\w+:/.test(term) || last.get(term.split(':', 1)[0]) === term)
    .join();
}

async function joined(response: Response, other: Response): Promise<Response> {
  const [body, more] = [await response.json(), await other.json()] as { items?: unknown[] }[];
  return json({ ...body, items: [...(body?.items ?? []), ...(more?.items ?? [])] });
}
