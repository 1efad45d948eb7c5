import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { asArray, asObject, isObject, type JsonObject, member } from '../../model/description/json.ts';
import {
  answers,
  asks,
  bodies,
  error,
  jsonIn,
  noContent,
  requests,
  type Where,
  withBody,
  withHeader,
  withJson,
  withQuery,
} from '../../test-specs/service/faults/altering.ts';
import type { Handler } from '../../test-specs/service/service.ts';
import {
  DESCRIPTION,
  findsEach,
  found,
  foundInLibrary,
  patching as patchingAt,
  type Slip,
} from '../support/probe/slips.ts';

async function withItems(response: Response, change: (items: readonly unknown[]) => readonly unknown[]) {
  const body = asObject(await response.json());
  return new Response(JSON.stringify({ ...body, items: change(asArray(body.items)) }), response);
}

describe('lintel probe finds', () => {
  it('that past the end the first page comes again, of a list that is empty in the beginning', async () => {
    const messages = await foundInLibrary('4.4/page', (service) => async (request) => {
      const url = new URL(request.url);
      if (/^[1-9]\d*$/.test(url.searchParams.get('page') ?? '1')) url.searchParams.set('page', '1');
      return await service(new Request(url, request));
    });
    expect(messages[0]).to.include('past the end, has');
  });

  it('that numbers of one length are sorted as texts', async () => {
    const messages = await foundInLibrary('4.3/sort', (service) => async (request) => {
      const answer = await service(request);
      const { searchParams } = new URL(request.url);
      const name = searchParams.get('sortBy') ?? '';
      if (name === '' || answer.status !== 200) return answer;
      const sign = searchParams.get('sortOrder') === 'desc' ? -1 : 1;
      const compare = (one: unknown, other: unknown) =>
        String(member(one, name)) < String(member(other, name)) ? -sign : sign;
      return await withItems(answer, (items) => [...items].sort(compare));
    });
    expect(messages[0]).to.include('sort by the type of the property');
  });

  it('that the order is not looked at, where a list refuses larger pages than its description says', async () => {
    const messages = await foundInLibrary('4.3/sort', (service) => async (request) => {
      const { searchParams } = new URL(request.url);
      if (Number(searchParams.get('pageSize')) > 3) return error(400, 'VALIDATION_ERROR');
      return await service(withQuery(request, (query) => query.delete('sortBy')));
    });
    expect(messages[0]).to.include('sort by the type of the property');
  });

  it('what pages show, where no smaller ones than five items are taken', async () => {
    const text = readFileSync(DESCRIPTION, 'utf8').replace(
      /(name: pageSize\n.*\n.*\n +schema: \{ type: integer, minimum: )1/g,
      '$15',
    );
    const inPagesOfFive = (service: Handler, change: (body: JsonObject) => JsonObject) => async (request: Request) => {
      if (Number(new URL(request.url).searchParams.get('pageSize') ?? 5) < 5) return error(400, 'VALIDATION_ERROR');
      const answer = await service(request);
      if (request.method !== 'GET' || answer.status !== 200) return answer;
      return new Response(JSON.stringify(change(asObject(await answer.json()))), answer);
    };
    const last = { href: 'http://localhost:3000/v1/studio/rooms', rel: 'last', method: 'GET' };
    const withLast = (body: JsonObject) => ({ ...body, links: [...asArray(body.links), last] });
    const links = await found('4.4/navigation-links', (service) => inPagesOfFive(service, withLast), text);
    expect(links[0]).to.include('the link last is there without totalRequired');
    const more = ({ totalItems, ...body }: JsonObject) =>
      typeof totalItems === 'number' ? { ...body, totalItems: totalItems + 1 } : body;
    const totals = await found('2.5/totals-on-request', (service) => inPagesOfFive(service, more), text);
    expect(totals[0]).to.include('count all pages');
  });

  it('that a PUT leaves the number as it was that it does not have', async () => {
    const messages = await found('4.2/put-whole', (service) => async (request) => {
      if (request.method !== 'PUT' || !request.url.includes('/rooms/')) return await service(request);
      const { url, headers } = request;
      const before = asObject(await (await service(new Request(url, { headers }))).json());
      const body = {
        ...(before.seats === undefined ? {} : { seats: before.seats }),
        ...asObject(await request.json()),
      };
      return await service(new Request(url, { method: 'PUT', headers, body: JSON.stringify(body) }));
    });
    expect(messages).to.deep.equal(['a PUT without seats leaves it as it was; replace the entire representation']);
  });

  it('that reading counts how often it is read (get-safe)', async () => {
    let views = 0;
    const messages = await found('4.2/get-safe', (service) => async (request) => {
      const answer = await service(request);
      if (request.method !== 'GET' || !/\/rooms\/[^/]+$/.test(request.url) || answer.status !== 200) return answer;
      return new Response(JSON.stringify({ ...asObject(await answer.json()), views: ++views }), answer);
    });
    expect(messages).to.deep.equal([
      'reading changes views: it is another one each time; answer without a side effect',
    ]);
  });

  it('that a filter in a path is refused, which only the words of the description offer (patch-paths)', async () => {
    const aboutPath = "; in place of an index it may have a filter such as @sku=='A-1'";
    const described = readFileSync(DESCRIPTION, 'utf8').replace(/^.*@sku=='LAMP-2'.*\n/m, '');
    const text = described
      .replace(aboutPath, '')
      .replace(
        'description: Applies the operations',
        "description: A path may have a filter, @sku=='A-1'. Applies them",
      );
    const refusing = (service: Handler) => async (request: Request) =>
      request.method === 'PATCH' && (await request.clone().text()).includes('@')
        ? new Response('{"name":"NO_FILTER"}', { status: 400, headers: { 'Content-Type': 'application/json' } })
        : await service(request);
    const [message] = await found('4.6/filter-path', refusing, text);
    expect(message).to.match(/^a path with a filter, .*, is answered 400 NO_FILTER; change what it finds$/);
    const withoutWords = text.replace("@sku=='A-1'. Applies", 'Applies');
    expect(await found('4.6/filter-path', refusing, withoutWords)).to.deep.equal([]);
    expect(await found('4.6/filter-path', refusing, described)).to.deep.equal([message]);
  });

  it('that the second property to sort by is passed over, unless the description has one alone', async () => {
    const first = requests({ path: 'studio/bookings/*/guests' }, (request) =>
      withQuery(request, (query) => change(query, 'sort', (sort) => sort.split(',')[0] ?? '')),
    );
    const text = readFileSync(DESCRIPTION, 'utf8');
    expect(await found('4.3/sort', first, text)).to.have.length(1);
    const ofOne = text
      .replace("example: 'age|desc,name|asc'", 'example: age|desc')
      .replace(
        /(by default name[|]asc\.\n +schema: )\{.*\}/,
        (_, before) => `${before}{ type: string, pattern: '^[a-z]+[|][a-z]+$' }`,
      );
    expect(ofOne).to.include('[|][a-z]+$').and.to.not.include('age|desc,name');
    expect(await found('4.3/sort', first, ofOne)).to.deep.equal([]);
  });

  it('what is answered too early, where work is told of at a path of its own', async () => {
    const [queue, jobs] = ['/v1/queue/requests/', '/v1/studio/jobs/'];
    const finals = new Set<string>();
    const messages = await found(
      '4.9/final-not-ready',
      (service) => async (request) => {
        const answer = await service(new Request(request.url.replace(jobs, queue), request));
        const text = (await answer.text()).replaceAll(queue, jobs);
        for (const [href] of text.matchAll(/http[^"]*\/invoices\/[^"]*/g)) finals.add(href);
        const { headers } = answer;
        const isEarly = request.method === 'GET' && answer.status === 404 && finals.has(request.url);
        if (isEarly) return new Response('{"links":[]}', { headers });
        return new Response(text === '' ? null : text, { status: answer.status, headers });
      },
      readFileSync(DESCRIPTION, 'utf8').replaceAll(queue, jobs),
    );
    expect(messages).to.deep.equal(['the final URI is answered 200 while the work goes on; answer 404']);
  });

  it('that the final URI is forbidden until it exists, unless that goes on', async () => {
    const forbidden = (statuses: readonly number[]) => (service: Handler) => async (request: Request) => {
      const answer = await service(request);
      const isMeant = request.method === 'GET' && /\/invoices\/[^/]+$/.test(new URL(request.url).pathname);
      return isMeant && statuses.includes(answer.status) ? error(403, 'FORBIDDEN') : answer;
    };
    const messages = await found('4.9/final-not-ready', forbidden([404]));
    expect(messages).to.deep.equal(['the final URI is answered 403 FORBIDDEN while the work goes on; answer 404']);
    for (const statement of ['4.9/final-not-ready', '4.9/accepted-links'] as const)
      expect(await found(statement, forbidden([200, 404]))).to.deep.equal([]);
  });
});

const LIST = { path: 'studio/bookings' };
const BOOKING = 'studio/bookings/*';
const PUT = { method: 'PUT', path: BOOKING };
const PATCH = { method: 'PATCH', path: BOOKING };
const ROOMS = { path: 'studio/rooms' };

const SLIPS: readonly Slip[] = [
  {
    name: 'a null in a patch of what may be left out removes it',
    statement: '2.1/no-null',
    service: patching((one) => (one.value === null ? { op: 'remove', path: one.path } : one)),
    says: 'doorTime: null is answered 204',
  },
  {
    name: 'a null within an object of a PUT is dropped',
    statement: '2.1/no-null',
    service: requests(PUT, (request) => withJson(request, (body) => eachMember(body, withoutNulls))),
    says: 'null is answered 204',
  },
  {
    name: 'a null in an item of a bulk request is dropped',
    statement: '2.1/no-null',
    service: requests({ method: 'POST', path: 'studio/instruments' }, (request) =>
      withJson(request, (body) => (isObject(body) ? { items: asArray(body.items).map(harpWithoutNull) } : body)),
    ),
    says: 'items[0].name: null is answered 200',
  },
  {
    name: 'a null in the body of an action is dropped',
    statement: '2.1/no-null',
    service: requests({ method: 'POST', path: 'studio/bookings/*/cancel' }, (request) =>
      withJson(request, withoutNulls),
    ),
    says: 'note: null is answered 200',
  },
  {
    name: 'a null in a search is dropped',
    statement: '2.1/no-null',
    service: requests({ method: 'POST', path: 'studio/search-bookings' }, (request) => withJson(request, withoutNulls)),
    says: 'text: null is answered 200',
  },
  {
    name: 'a patch of the state is passed over',
    statement: '2.1/read-only',
    service: passing(PATCH, /"\/status"/),
    says: 'a PATCH of status, which only the service sets, is answered 204',
  },
  {
    name: 'a patch of a price is passed over',
    statement: '2.1/read-only',
    service: passing(PATCH, /"\/price"/),
    says: 'a PATCH of price, which only the service sets, is answered 204',
  },
  {
    name: 'a patch of the links is passed over',
    statement: '2.1/read-only',
    service: passing(PATCH, /"\/links"/),
    says: 'a PATCH of links, which only the service sets, is answered 204',
  },
  {
    name: 'totals count what others have, and make full pages',
    statement: '2.5/totals-on-request',
    service: bodies(LIST, (page) => {
      if (page.totalItems !== undefined) page.totalItems = Number(page.totalItems) * 2;
    }),
    says: 'count all pages',
  },
  {
    name: 'totals count what the filter leaves out',
    statement: '2.5/totals-on-request',
    service: (next) => async (request) => {
      const answer = await next(request);
      const url = new URL(request.url);
      if (!asks(LIST)(request) || !url.searchParams.has('filter') || !answer.ok) return answer;
      url.searchParams.delete('filter');
      const all = asObject(await (await next(new Request(url, request))).json());
      return withBody(answer, JSON.stringify({ ...asObject(await answer.json()), totalItems: all.totalItems }));
    },
    says: 'items meet it; count what meets the filter',
  },
  {
    name: 'totals are on the second page unasked',
    statement: '2.5/totals-on-request',
    service: bodies(
      { ...LIST, when: (_, url) => pageOf(url) > 1 && !url.searchParams.has('totalRequired') },
      (page) => {
        page.totalItems = 7;
        page.totalPages = 4;
      },
    ),
    says: 'on a later page without totalRequired',
  },
  {
    name: 'a list by tokens has no link next',
    statement: '2.5/collection-links',
    service: bodies(ROOMS, (page) => {
      page.links = linksWithout(page, 'next');
    }),
    says: 'has no link next',
  },
  {
    name: 'an action that is refused is carried out',
    statement: '3/invalid-operation',
    service: (next) => {
      const cancelled = new Set<string>();
      const shown = bodies({ path: BOOKING }, (booking) => {
        if (cancelled.has(String(booking.id))) booking.status = 'CANCELLED';
      })(next);
      return async (request) => {
        const answer = await shown(request);
        if (answer.status === 422 && request.url.endsWith('/cancel'))
          cancelled.add(request.url.split('/').at(-2) ?? '');
        return answer;
      };
    },
    says: 'leads to CANCELLED all the same',
  },
  {
    name: "a DELETE of another caller's room is not found",
    statement: '4.2/delete-no-content',
    service: (next) => async (request) => {
      const isSecond = request.headers.get('authorization')?.endsWith('ben') === true;
      return isSecond && asks({ method: 'DELETE', path: 'studio/rooms/*' })(request)
        ? error(404, 'RESOURCE_NOT_FOUND')
        : await next(request);
    },
    says: "a DELETE of what is another caller's is answered 404",
  },
  {
    name: 'what a PUT leaves out stays, where it is an object',
    statement: '4.2/put-whole',
    service: (next) => async (request) => {
      if (!asks(PUT)(request)) return await next(request);
      const known = asObject(await (await next(new Request(request.url, { headers: request.headers }))).json());
      const kept = known.contact === undefined ? {} : { contact: known.contact };
      return await next(await withJson(request, (body) => (isObject(body) ? { ...kept, ...body } : body)));
    },
    says: 'a PUT without contact leaves it as it was',
  },
  {
    name: 'a list by tokens goes on behind its last page without end',
    statement: '4.4/navigation-links',
    service: (next) => async (request) => {
      const url = new URL(request.url);
      const isEnd = url.searchParams.get('pageToken') === 'end';
      if (isEnd) url.searchParams.delete('pageToken');
      const answer = await next(isEnd ? new Request(url, request) : request);
      if (!asks(ROOMS)(request) || answer.status !== 200) return answer;
      const page = asObject(await answer.json());
      const known = asArray(page.links);
      const on = { rel: 'next', method: 'GET', href: `${url.origin}${url.pathname}?pageToken=end` };
      const links = known.some((link) => member(link, 'rel') === 'next') ? known : [...known, on];
      return withBody(answer, JSON.stringify(isEnd ? { items: [], links: [on] } : { ...page, links }));
    },
    says: 'to one page after another without items',
  },
  {
    name: 'a link next loses the order',
    statement: '4.3/sort',
    service: bodies(LIST, (page) => {
      page.links = asArray(page.links).map((link) =>
        member(link, 'rel') === 'next'
          ? { ...asObject(link), href: String(member(link, 'href')).replace(/([?&])sort(?:By|Order)=[^&]*/g, '$1') }
          : link,
      );
    }),
    says: 'keep the order in the link next',
  },
  {
    name: 'a batch leaves out what failed',
    statement: '4.10/correlation',
    service: bodies({ method: 'POST', path: 'studio/instruments' }, (body) => {
      body.batch_result = asArray(body.batch_result).filter((entry) => member(entry, 'error') === undefined);
    }),
    says: 'batch_result has 3 entries without an error',
  },
  {
    name: 'a weak entity tag that is old is taken for current',
    statement: '4.6/if-match',
    service: (next) => async (request) => {
      const asked = new Request(request);
      asked.headers.delete('If-Match');
      const answer = await next(asked);
      const tag = answer.headers.get('ETag');
      if (tag !== null) answer.headers.set('ETag', `W/${tag}`);
      return answer;
    },
    says: 'an update with an old entity tag is answered 204',
  },
  {
    name: 'anybody may patch what there is once',
    statement: '5/bearer',
    service: requests({ method: 'PATCH', path: 'studio/bookings/*/setup' }, (request) => {
      const asked = new Request(request);
      if (!asked.headers.has('Authorization')) asked.headers.set('Authorization', 'Bearer token-of-ada');
      return asked;
    }),
    says: 'a request without Authorization',
  },
  {
    name: 'a PUT without links is refused',
    statement: '4.2/put-ignores-calculated',
    service: needing('links'),
    says: 'a PUT without',
  },
  {
    name: 'a PUT without the price is refused',
    statement: '4.2/put-ignores-calculated',
    service: needing('price'),
    says: 'a PUT without',
  },
  {
    name: 'a PUT sets the state',
    statement: '4.2/put-ignores-calculated',
    service: (next) => {
      const states = new Map<string, unknown>();
      const shown = bodies({ path: BOOKING }, (booking) => {
        booking.status = states.get(String(booking.id)) ?? booking.status;
      })(next);
      return async (request) => {
        const sent = asks(PUT)(request) ? await jsonIn(request) : undefined;
        const answer = await shown(request);
        if (answer.ok && isObject(sent)) states.set(request.url.split('/').at(-1) ?? '', sent.status);
        return answer;
      };
    },
    says: 'a PUT changes status',
  },
  {
    name: 'a singleton is gone until it is set',
    statement: '4.2/singleton',
    service: answers({ path: 'studio/bookings/*/setup' }, () => error(410, 'GONE')),
    says: 'a singleton is answered 410',
  },
  {
    name: 'of several fields only the first counts',
    statement: '4.3/fields',
    service: requests({ path: BOOKING }, (request) =>
      withQuery(request, (query) => change(query, 'fields', (fields) => fields.split(',')[0] ?? '')),
    ),
    says: 'answer with all fields that are asked for',
  },
  {
    name: 'the ! before ~ is not looked at',
    statement: '4.3/operator-semantics',
    service: filtering((filter) => filter.replace('!~', '~')),
    says: 'filter=status!~',
  },
  {
    name: 'the ! before < is not looked at',
    statement: '4.3/operator-semantics',
    service: filtering((filter) => filter.replace('!<', '<')),
    says: '!<',
  },
  {
    name: 'of two bounds for one property only the first counts',
    statement: '4.3/operator-semantics',
    service: filtering((filter) => (/[<>].*,.*[<>]/.test(filter) ? (filter.split(',')[0] ?? '') : filter)),
    says: '<:',
  },
  {
    name: 'what is as large is left out, of a list that takes several pages',
    statement: '4.3/operator-semantics',
    service: requests({ path: 'studio/*' }, (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('pageSize')) > 3) query.set('pageSize', '3');
        change(query, 'filter', (filter) => filter.replace(/([<>]):/, '$1'));
      }),
    ),
    says: 'leaves out an item',
  },
  {
    name: 'earlier means later',
    statement: '4.3/operator-semantics',
    service: filtering((filter) =>
      filter.replace(/^createTime([<>])/, (_, sign) => `createTime${sign === '<' ? '>' : '<'}`),
    ),
    says: 'filter=createTime<',
  },
  {
    name: 'the link next loses the order',
    statement: '4.3/sort',
    service: bodies(LIST, (page) => {
      page.links = JSON.parse(JSON.stringify(page.links).replaceAll(/&?sort(?:By|Order)=[^&"]*/g, ''));
    }),
    says: 'in the order',
  },
  {
    name: 'the second property to sort by is always ascending',
    statement: '4.3/sort',
    service: requests({ path: 'studio/bookings/*/guests' }, (request) =>
      withQuery(request, (query) => change(query, 'sort', (sort) => sort.replace(/,(.*)[|]desc/, ',$1|asc'))),
    ),
    says: 'is the same; sort by both properties',
  },
  {
    name: 'a page between two is the one before it',
    statement: '4.4/page',
    service: requests(LIST, (request) =>
      withQuery(request, (query) => change(query, 'page', (page) => page.replace(/\.\d+$/, ''))),
    ),
    says: 'page=1.5 is answered 200',
  },
  {
    name: 'the last page by tokens leads to the first',
    statement: '4.4/page-token',
    service: bodies(ROOMS, (page, { url }) => {
      const first = { href: url.replace(/&?pageToken=[^&]*/, ''), rel: 'next', method: 'GET' };
      if (linksWithout(page, 'next').length === asArray(page.links).length)
        page.links = [...asArray(page.links), first];
    }),
    says: 'again, which a page before it has',
  },
  {
    name: 'only the first page has the totals that are asked for',
    statement: '4.4/total-required',
    service: bodies({ ...LIST, when: (_, url) => pageOf(url) > 1 }, (page) => {
      delete page.totalItems;
      delete page.totalPages;
    }),
    says: 'no totalPages on another page',
  },
  {
    name: 'the link last is on the second page unasked',
    statement: '4.4/navigation-links',
    service: bodies(
      { ...LIST, when: (_, url) => pageOf(url) > 1 && !url.searchParams.has('totalRequired') },
      (page, { url }) => {
        page.links = [...asArray(page.links), { href: url, rel: 'last', method: 'GET' }];
      },
    ),
    says: 'the link last is there without totalRequired',
  },
  {
    name: 'a key remembers in which order the members of an object came',
    statement: '4.5/responses',
    service: (next) => {
      const known = new Map<string, string>();
      return async (request) => {
        const key = request.headers.get('idempotency-key');
        if (key === null || !asks({ ...LIST, method: 'POST' })(request)) return await next(request);
        const contact = JSON.stringify(member(await jsonIn(request), 'contact'));
        const before = known.get(key);
        known.set(key, before ?? contact);
        return before === undefined || before === contact ? await next(request) : error(422, 'KEY_REUSED');
      };
    },
    says: 'in another order is answered 422',
  },
  {
    name: 'a key that was used for a booking is refused for a guest',
    statement: '4.5/responses',
    service: keysOfAllPaths(() => error(422, 'KEY_REUSED')),
    says: 'is answered 422 KEY_REUSED at another path; let a key belong to its path',
  },
  {
    name: 'a key that was used for one booking gives the guest of it to another one',
    statement: '4.5/responses',
    service: keysOfAllPaths((first) => new Response(first.body, { status: 200, headers: first.headers })),
    says: 'a key gives at another path what it made at the first one; let a key belong to its path',
  },
  {
    name: 'information_link about a key is a sentence',
    statement: '4.5/documentation-link',
    service: bodies({ ...LIST, method: 'POST', status: 422 }, (refusal) => {
      refusal.information_link = 'see the manual';
      delete refusal.links;
    }),
    says: 'no link to the documentation',
  },
  {
    name: 'a filter in a path that finds nothing is not found',
    statement: '4.6/filter-path',
    service: answers({ ...PATCH, status: 422 }, async (answer, request) =>
      (await request.text()).includes('/@') ? error(404, 'NOTHING_FOUND') : answer,
    ),
    says: 'is answered 404 NOTHING_FOUND; answer 400 or 422',
  },
  {
    name: 'of two conditions in a path only the first counts',
    statement: '4.6/filter-path',
    service: patching((one) => ({ ...one, path: String(one.path).replace(/&&[^/]*/, '') })),
    says: 'change all that it finds, and nothing else',
  },
  {
    name: 'an entity tag that nobody gave out is taken for none',
    statement: '4.6/if-match',
    service: (next) => async (request) =>
      await next(
        request.headers.get('if-match')?.includes('lintel') === true ? withHeader(request, 'if-match', null) : request,
      ),
    says: 'an update with an entity tag that was never given out is answered 204',
  },
  {
    name: 'a patch may remove the second of what is required',
    statement: '4.6/invalid-state',
    service: answers({ ...PATCH, status: 422 }, async (answer, request) =>
      (await request.text()).includes('"remove","path":"/eventDate"') ? noContent() : answer,
    ),
    says: 'a patch that removes eventDate',
  },
  {
    name: 'an action needs no token',
    statement: '5/bearer',
    service: tokenless({ method: 'POST', path: 'studio/bookings/*/confirm' }),
    says: 'a request without Authorization is answered 200',
  },
  {
    name: 'an action in a later state needs no token',
    statement: '5/bearer',
    service: tokenless({ method: 'POST', path: 'studio/bookings/*/complete' }),
    says: 'a request without Authorization is answered 200',
  },
  {
    name: 'a search needs no token',
    statement: '5/bearer',
    service: tokenless({ method: 'POST', path: 'studio/search-bookings' }),
    says: 'a request without Authorization is answered 200',
  },
  {
    name: 'a singleton is written without a token',
    statement: '5/bearer',
    service: tokenless({ method: 'PUT', path: 'studio/bookings/*/setup' }),
    says: 'a request without Authorization is answered 204',
  },
  {
    name: 'an action takes any token',
    statement: '5/bearer',
    service: requests({ method: 'POST', path: 'studio/bookings/*/cancel' }, (request) =>
      withHeader(request, 'authorization', request.headers.has('authorization') ? 'Bearer token-of-ada' : null),
    ),
    says: 'a request with a token that nobody gave out is answered 200',
  },
  {
    name: 'a title that is too long is answered 422',
    statement: '7.1/validation-400',
    service: answers({ ...LIST, method: 'POST', status: 400 }, async (answer, request) =>
      /"title":"[^"]{101,}/.test(await request.text()) ? error(422, 'VALIDATION_ERROR') : answer,
    ),
    says: 'a body with 101 characters for title is answered 422 VALIDATION_ERROR; answer 400 VALIDATION_ERROR',
  },
  {
    name: 'a PUT of too long a list fails',
    statement: '7.1/validation-400',
    service: answers({ ...PUT, status: 400 }, async (answer, request) =>
      asArray(member(await jsonIn(request), 'labels')).length > 20 ? error(500, 'INTERNAL_ERROR') : answer,
    ),
    says: 'a body with 21 items for labels is answered 500 INTERNAL_ERROR; answer 400 VALIDATION_ERROR',
  },
  {
    name: 'a body that is cut is taken for an empty one, and 422',
    statement: '7.1/validation-400',
    service: answers({ ...LIST, method: 'POST', status: 400 }, async (answer, request) =>
      (await jsonIn(request)) === undefined ? error(422, 'UNREADABLE') : answer,
    ),
    says: 'a body that is no JSON is answered 422 UNREADABLE; answer 400 with an error object',
  },
  {
    name: 'a body that is cut is refused by a page of HTML',
    statement: '7.1/validation-400',
    service: answers({ ...PUT, status: 400 }, async (answer, request) =>
      (await jsonIn(request)) === undefined
        ? new Response('<html></html>', { status: 400, headers: { 'content-type': 'text/html' } })
        : answer,
    ),
    says: 'a body that is no JSON is answered 400, without an error object',
  },
  {
    name: 'Accept is not looked at where a booking is read',
    statement: '7.1/not-acceptable',
    service: requests({ path: BOOKING }, (request) => withHeader(request, 'accept', null)),
    says: 'Accept: application/xml is answered 200',
  },
];

/** The service has a second answer for a key that it was sent at another path. */
function keysOfAllPaths(again: (first: Response) => Response) {
  return (next: Handler): Handler => {
    const known = new Map<string, { path: string; first: Response }>();
    return async (request) => {
      const key = request.headers.get('idempotency-key');
      const path = new URL(request.url).pathname;
      const before = key === null ? undefined : known.get(key);
      if (before !== undefined && before.path !== path) return again(before.first.clone());
      const answer = await next(request);
      if (key !== null && answer.ok && before === undefined) known.set(key, { path, first: answer.clone() });
      return answer;
    };
  };
}

/** A request without a token is answered as one with it. */
function tokenless(where: Where) {
  return requests(where, (request) =>
    request.headers.has('authorization') ? request : withHeader(request, 'authorization', 'Bearer token-of-ada'),
  );
}

function pageOf({ searchParams }: URL): number {
  return Number(searchParams.get('page') ?? 1);
}

function linksWithout(page: JsonObject, rel: string): readonly unknown[] {
  return asArray(page.links).filter((link) => member(link, 'rel') !== rel);
}

function harpWithoutNull(item: unknown): unknown {
  return isObject(item) && item.name === null ? { ...item, name: 'Harp' } : item;
}

function withoutNulls(value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null)) : value;
}

function eachMember(body: unknown, change: (value: unknown) => unknown): unknown {
  return isObject(body) ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(value)])) : body;
}

function change(query: URLSearchParams, name: string, to: (value: string) => string): void {
  const value = query.get(name);
  if (value !== null) query.set(name, to(value));
}

function filtering(to: (filter: string) => string) {
  return requests(LIST, (request) => withQuery(request, (query) => change(query, 'filter', to)));
}

/** The service gets other operations of a patch of a booking. */
function patching(to: (operation: JsonObject) => JsonObject) {
  return patchingAt(PATCH, to);
}

/** 204 for what is refused, where the body has something. */
function passing(where: Where, what: RegExp) {
  return answers({ ...where, status: 400 }, async (answer, request) =>
    what.test(await request.text()) ? withBody(answer, null, 204) : answer,
  );
}

/** A PUT of a booking is refused that leaves something out. */
function needing(name: string) {
  return (next: Handler): Handler =>
    async (request) => {
      const body = asks(PUT)(request) ? await jsonIn(request) : undefined;
      return isObject(body) && body[name] === undefined ? error(400, 'VALIDATION_ERROR') : await next(request);
    };
}

describe('lintel probe finds the slip that', () => {
  findsEach(SLIPS);
});
