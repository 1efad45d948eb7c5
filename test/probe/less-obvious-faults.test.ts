import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { asArray, asObject, isObject, member } from '../../model/description/json.ts';
import {
  answers,
  asks,
  bodies,
  error,
  jsonIn,
  noContent,
  requests,
  withHeader,
  withJson,
} from '../../test-specs/service/faults/altering.ts';
import type { Handler } from '../../test-specs/service/service.ts';
import { DESCRIPTION, findsEach, found, foundInLibrary, patching, type Slip } from '../support/probe/slips.ts';

const LIST = { path: 'studio/bookings' };
const BOOKING = { path: 'studio/bookings/*' };
const PUT = { ...BOOKING, method: 'PUT' };
const PATCH = { ...BOOKING, method: 'PATCH' };
const DELETE = { ...BOOKING, method: 'DELETE' };
const SEARCH = { method: 'POST', path: 'studio/search-bookings' };
const SETUP = { path: 'studio/bookings/*/setup' };

const SLIPS: readonly Slip[] = [
  {
    name: "refuses to delete another caller's booking, and nothing else",
    statement: '4.2/delete-no-content',
    service: refusingOthers(() => true),
    says: "a DELETE of what is another caller's is answered 403 FORBIDDEN; answer 204",
  },
  {
    name: 'does not find a guest to be deleted that never was',
    statement: '4.2/delete-no-content',
    service: (next) => {
      const known = new Set<string>();
      return async (request) => {
        const isGuest = asks({ method: 'DELETE', path: 'studio/bookings/*/guests/*' })(request);
        if (isGuest && !known.has(request.url) && !(await isThere(request, next))) return error(404, 'NOT_FOUND');
        if (isGuest) known.add(request.url);
        return await next(request);
      };
    },
    says: 'a DELETE of what never was is answered 404 NOT_FOUND; answer 204',
  },
  {
    name: 'leaves the day of a booking as it was',
    statement: '4.2/put-whole',
    service: (next) => async (request) => {
      if (!asks(PUT)(request)) return await next(request);
      const { eventDate } = asObject(await readBy(next, request));
      return await next(await withJson(request, (body) => (isObject(body) ? { ...body, eventDate } : body)));
    },
    says: 'a PUT with another eventDate is answered 204 and leaves it as it was; replace the entire representation, or answer 400',
  },
  {
    name: 'answers a PATCH with the number of attendees from before',
    statement: '4.2/patch-no-content',
    service: bodies({ ...PATCH, status: 200 }, (booking) => {
      booking.attendees = 1;
    }),
    says: 'under Prefer: return=representation the answer has 1 for attendees, and GET has ',
  },
  {
    name: 'writes down who came too late',
    statement: '4.6/if-match',
    service: (next) => async (request) => {
      const answer = await next(request.clone());
      if (answer.status !== 412) return answer;
      const operations = [{ op: 'replace', path: '/attendees', value: 77 }];
      const noted = new Request(request.url, {
        method: 'PATCH',
        headers: request.headers,
        body: JSON.stringify(operations),
      });
      await next(withHeader(withHeader(noted, 'content-type', 'application/json-patch+json'), 'if-match', null));
      return answer;
    },
    says: 'is answered 412, and changes attendees all the same; change nothing',
  },
  {
    name: 'has no content for a singleton that is not set',
    statement: '4.2/singleton',
    service: answers(SETUP, () => noContent()),
    says: 'a singleton is answered 204; answer 200 with it, since it is always there',
  },
  {
    name: 'lets the last page out that is not full',
    statement: '2.5/totals-on-request',
    service: bodies(LIST, (page, { url }) => {
      const size = Number(new URL(url).searchParams.get('pageSize') ?? 20);
      if (typeof page.totalItems === 'number') page.totalPages = Math.max(1, Math.floor(page.totalItems / size));
    }),
    says: 'count the pages',
  },
  {
    name: 'finds the bookings of all callers',
    statement: '5/authorized-only',
    service: requests(SEARCH, (request) => withHeader(request, 'authorization', 'Bearer token-of-ada')),
    says: 'the search shows an item to the second caller, who gets 404 ',
  },
  {
    name: 'removes the first item of a list, whatever is to be removed',
    statement: '4.6/operations',
    service: patching(PATCH, (one) =>
      one.op === 'remove' ? { ...one, path: String(one.path).replace(/\/\d+$/, '/0') } : one,
    ),
    says: 'remove at ',
  },
  {
    name: 'adds nothing where nothing is',
    statement: '4.6/operations',
    service: addingTo((left) => (left.length === 0 ? noContent() : null)),
    says: 'which was removed, is answered 204, and it is not there; carry out add',
  },
  {
    name: 'refuses to add where nothing is',
    statement: '4.6/operations',
    service: addingTo(() => error(400, 'VALIDATION_ERROR')),
    says: 'which was removed, is answered 400 VALIDATION_ERROR; carry out add',
  },
  {
    name: 'refuses to change what is cancelled, and does not say what helps',
    statement: '3/invalid-operation',
    service: refusingChanges('CANCELLED', () => error(422, 'INVALID_OPERATION')),
    says: 'the 422 to PATCH in the state CANCELLED has no link that helps; link to what is possible',
  },
  {
    name: 'refuses to change what is cancelled, and links to what it refuses as well',
    statement: '3/invalid-operation',
    service: refusingChanges('CANCELLED', (request) => error(422, 'INVALID_OPERATION', linkTo(request, 'confirm'))),
    says: 'the 422 to PATCH in the state CANCELLED has no link that helps',
  },
];

/** What no statement forbids, of what looks like a slip. */
const FREEDOMS: readonly Omit<Slip, 'says'>[] = [
  {
    name: 'lets the second caller delete nothing at all that was here before',
    statement: '4.2/delete-no-content',
    service: refusingOthers(() => false),
  },
  {
    name: 'refuses to change what is cancelled, and says how to reopen it',
    statement: '3/invalid-operation',
    service: refusingChanges('CANCELLED', (request) => error(422, 'INVALID_OPERATION', linkTo(request, 'reopen'))),
  },
  {
    name: 'refuses to change what is cancelled as a bad request',
    statement: '3/invalid-operation',
    service: refusingChanges('CANCELLED', () => error(400, 'NOT_UPDATEABLE')),
  },
  {
    name: 'refuses a PUT with another day',
    statement: '4.2/put-whole',
    service: (next) => async (request) => {
      const [sent, known] = asks(PUT)(request)
        ? [asObject(await jsonIn(request)), asObject(await readBy(next, request))]
        : [{}, {}];
      return sent.eventDate === known.eventDate ? await next(request) : error(400, 'VALIDATION_ERROR');
    },
  },
];

/**
 * The second caller is refused to delete a booking that the first one has, or whatever is not the second caller's own.
 */
function refusingOthers(isRefusedAlone: () => boolean) {
  return (next: Handler): Handler =>
    async (request) => {
      const isSecond = request.headers.get('authorization') === 'Bearer token-of-ben';
      if (!asks(DELETE)(request) || !isSecond) return await next(request);
      const ofFirst = withHeader(request, 'authorization', 'Bearer token-of-ada');
      const isOfSecond = await isThere(request, next);
      const isRefused = isRefusedAlone() ? await isThere(ofFirst, next) : !isOfSecond;
      return isRefused ? error(403, 'FORBIDDEN') : await next(request);
    };
}

/**
 * What is added to a property that a booking does not have is left out, and answered otherwise where something is to
 * be.
 */
function addingTo(answer: (left: readonly unknown[]) => Response | null) {
  return (next: Handler): Handler =>
    async (request) => {
      if (!asks(PATCH)(request)) return await next(request);
      const known = asObject(await readBy(next, request));
      const operations = asArray(await jsonIn(request));
      const isAnew = (one: unknown) =>
        member(one, 'op') === 'add' && known[String(member(one, 'path')).slice(1)] === undefined;
      const left = operations.filter((one) => !isAnew(one) || String(member(one, 'path')).lastIndexOf('/') > 0);
      const given = left.length < operations.length ? answer(left) : null;
      return given ?? (await next(await withJson(request, () => left)));
    };
}

function refusingChanges(state: string, refusal: (request: Request) => Response) {
  return (next: Handler): Handler =>
    async (request) => {
      const known = asks(PATCH)(request) ? await readBy(next, request) : undefined;
      return member(known, 'status') === state ? refusal(request) : await next(request);
    };
}

function linkTo({ url }: Request, action: string) {
  return { links: [{ href: `${url}/${action}`, rel: action, method: 'POST' }] };
}

function readingOf({ url, headers }: Request): Request {
  return withHeader(new Request(url, { headers }), 'content-type', null);
}

async function readBy(next: Handler, request: Request): Promise<unknown> {
  const answer = await next(readingOf(request));
  return answer.ok ? await answer.json() : undefined;
}

async function isThere(request: Request, next: Handler): Promise<boolean> {
  return (await next(readingOf(request))).ok;
}

describe('lintel probe finds the less obvious slip that a service', () => {
  findsEach(SLIPS);

  it('passes over a PATCH of a count, and refuses one of a time (read-only)', async () => {
    const text = readFileSync(DESCRIPTION, 'utf8').replace(
      '        attendees: {',
      '        views: { type: integer, minimum: 0, maximum: 2147483647, readOnly: true }\n        attendees: {',
    );
    const counting = (service: Handler) =>
      patching(PATCH, (one) => (one.path === '/views' ? { ...one, op: 'replace', path: '/title', value: 'x' } : one))(
        bodies(BOOKING, (booking) => {
          if (booking.createTime !== undefined) booking.views = 3;
        })(service),
      );
    const messages = await found('2.1/read-only', counting, text);
    expect(messages).to.deep.equal(['a PATCH of views, which only the service sets, is answered 204; answer 400']);
  });

  it('compares numbers of one length as texts in filters', async () => {
    const messages = await foundInLibrary('4.3/operator-semantics', (service) => async (request) => {
      const url = new URL(request.url);
      const [, name = '', sign = '', bound = ''] =
        /^(pages|days)([<>]):?(\d+)$/.exec(url.searchParams.get('filter') ?? '') ?? [];
      if (name === '') return await service(request);
      const isEqual = url.searchParams.get('filter')?.includes(':') === true;
      url.searchParams.delete('filter');
      const answer = await service(new Request(url, request));
      const body = asObject(await answer.clone().json());
      const items = asArray(body.items).filter((item) => {
        const text = String(member(item, name));
        return (sign === '<' ? text < bound : text > bound) || (isEqual && text === bound);
      });
      return new Response(JSON.stringify({ ...body, items }), answer);
    });
    expect(messages.join()).to.match(/filter=(?:pages|days)[<>]/);
  });
});

describe('lintel probe finds nothing where a service', () => {
  for (const { name, statement, service } of FREEDOMS) {
    it(name, async () => {
      expect(await found(statement, service)).to.deep.equal([]);
    });
  }
});
