import { linksIn } from '../../../framework/sequence/answers.ts';
import { isObject, member } from '../../../model/description/json.ts';
import { propertiesOf, readOnlyMembers, schemaOf } from '../conventions/schemas.ts';
import type { Handler } from '../service.ts';
import {
  answers,
  asks,
  bodies,
  error,
  isBody,
  json,
  jsonIn,
  noContent,
  requests,
  status,
  withHeader,
  withJson,
} from './altering.ts';
import type { Fault } from './fault.ts';

const BOOKING = { path: 'studio/bookings/*' };
const PUT = { method: 'PUT', path: 'studio/bookings/*' };
const PATCH = { method: 'PATCH', path: 'studio/bookings/*' };
const DELETE = { method: 'DELETE', path: 'studio/bookings/*' };
const PATCH_TYPE = 'application/json-patch+json';
const asksForAll = (request: Request) => (request.headers.get('prefer') ?? '').includes('return=representation');

/** §4.2, §4.6, §7.1: reading, changing and deleting. */
export const OPERATION_SEQUENCES: readonly Fault[] = [
  {
    id: 'unknown-as-empty',
    breaks: ['4.2/get-not-found'],
    how: 'an unknown booking is 200 with an empty object',
    service: answers({ ...BOOKING, status: 404 }, () => json({})),
  },
  {
    id: 'deleted-still-there',
    breaks: ['4.2/get-not-found'],
    how: 'a deleted booking can still be read',
    service: requests(DELETE, (request) => new Request(`${request.url}-not`, request)),
  },
  {
    id: 'put-merges',
    breaks: ['4.2/put-whole'],
    how: 'what a PUT leaves out stays as it was',
    service: (next) => async (request) => {
      if (!asks(PUT)(request)) return await next(request);
      const known = await current(next, request);
      return await next(await withJson(request, (body) => (isObject(body) ? { ...known, ...body } : body)));
    },
  },
  {
    id: 'put-refuses-what-get-gave',
    breaks: ['4.2/put-whole', '4.2/put-ignores-calculated'],
    how: 'a PUT with links is 400',
    service: refusing(PUT, (body) => isObject(body) && body.links !== undefined),
  },
  {
    id: 'put-refuses-calculated',
    breaks: ['4.2/put-ignores-calculated'],
    how: 'a PUT with another createTime is 400',
    service: (next) => async (request) => {
      if (!asks(PUT)(request)) return await next(request);
      const known = await current(next, request);
      const sent = member(await jsonIn(request), 'createTime');
      return sent !== undefined && sent !== known.createTime ? invalid('/createTime') : await next(request);
    },
  },
  {
    id: 'put-refuses-other-links',
    breaks: ['4.2/put-ignores-calculated'],
    how: 'a PUT of a room with other links than its own is 400',
    service: refusing({ method: 'PUT', path: 'studio/rooms/*' }, (body) =>
      linksIn(body).some(({ href }) => href.includes('?')),
    ),
  },
  {
    id: 'put-takes-calculated',
    breaks: ['4.2/put-ignores-calculated'],
    how: 'a PUT may change createTime',
    service: (next) => {
      const times = new Map<string, unknown>();
      const shown = bodies(BOOKING, (booking, { url }) => {
        const time = times.get(new URL(url).pathname);
        if (time !== undefined) booking.createTime = time;
      })(next);
      return async (request) => {
        const body = asks(PUT)(request) ? await jsonIn(request) : undefined;
        const response = await shown(request);
        const sent = member(body, 'createTime');
        if (response.ok && typeof sent === 'string') times.set(new URL(request.url).pathname, sent);
        return response;
      };
    },
  },
  {
    id: 'representation-unheeded',
    breaks: ['4.2/patch-no-content'],
    how: 'Prefer: return=representation is not heeded',
    service: requests(PATCH, (request) => withHeader(request, 'prefer', null)),
  },
  {
    id: 'representation-in-part',
    breaks: ['4.2/patch-no-content'],
    how: 'under return=representation only id and links come',
    service: bodies({ ...PATCH, when: asksForAll }, ({ id, links }) => ({ id, links })),
  },
  {
    id: 'patch-answers-200',
    breaks: ['4.2/patch-no-content'],
    how: 'PATCH answers 200 with the booking unasked',
    service: requests(PATCH, (request) => withHeader(request, 'prefer', 'return=representation')),
  },
  {
    id: 'second-delete-404',
    breaks: ['4.2/delete-no-content'],
    how: 'a second DELETE is 404',
    service: (next) => async (request) => {
      if (!asks(DELETE)(request)) return await next(request);
      const { status: found } = await read(next, request);
      return found === 404 ? error(404, 'RESOURCE_NOT_FOUND') : await next(request);
    },
  },
  {
    id: 'second-delete-409',
    breaks: ['4.2/delete-no-content'],
    how: 'a second DELETE of a guest is 409',
    service: (next) => async (request) => {
      if (!asks({ method: 'DELETE', path: 'studio/bookings/*/guests/*' })(request)) return await next(request);
      const { status: found } = await read(next, request);
      return found === 404 ? error(409, 'ALREADY_REMOVED') : await next(request);
    },
  },
  {
    id: 'setup-missing',
    breaks: ['4.2/singleton'],
    how: 'the setup of a new booking is 404 until it is set',
    service: (next) => {
      const set = new Set<string>();
      return async (request) => {
        const { pathname } = new URL(request.url);
        if (asks({ method: 'PUT', path: 'studio/bookings/*/setup' })(request)) set.add(pathname);
        const missing = asks({ path: 'studio/bookings/*/setup' })(request) && !set.has(pathname);
        return missing ? error(404, 'RESOURCE_NOT_FOUND') : await next(request);
      };
    },
  },
  {
    id: 'setup-not-put',
    breaks: ['4.2/singleton'],
    how: 'a PUT of the setup is 404 while nobody has set it',
    service: answers({ method: 'PUT', path: 'studio/bookings/*/setup', status: 204 }, () =>
      error(404, 'RESOURCE_NOT_FOUND'),
    ),
  },
  {
    id: 'get-counts-views',
    breaks: ['4.2/get-safe', '4.6/if-match'],
    how: 'reading a booking changes its attendees',
    service: (next) => async (request) => {
      const response = await next(request);
      if (asks(BOOKING)(request) && response.ok) {
        await patch(next, request, [
          { op: 'add', path: '/attendees', value: Number(member(await response.clone().json(), 'attendees') ?? 1) + 1 },
        ]);
      }
      return response;
    },
  },
  {
    id: 'get-touches',
    breaks: ['4.2/get-safe', '4.6/if-match'],
    how: 'reading a booking gives it another entity tag and labels',
    service: (next) => async (request) => {
      const response = await next(request);
      if (asks(BOOKING)(request) && response.ok)
        await patch(next, request, [{ op: 'add', path: '/labels', value: [`seen ${Math.random()}`.replace('.', '')] }]);
      return response;
    },
  },
  {
    id: 'patch-backwards',
    breaks: ['4.6/operations'],
    how: 'the operations of a patch are applied from the last to the first',
    service: requests(PATCH, (request) =>
      withJson(request, (body) => (Array.isArray(body) ? body.toReversed() : body)),
    ),
  },
  {
    id: 'patch-without-remove',
    breaks: ['4.6/operations'],
    how: 'remove does nothing',
    service: requests(PATCH, (request) => withJson(request, withoutRemove)),
  },
  {
    id: 'patch-in-part',
    breaks: ['4.6/operations'],
    how: 'a patch of which one operation fails is carried out up to there',
    service: (next) => async (request) => {
      const kept = request.clone();
      const response = await next(request);
      if (!asks(PATCH)(kept) || response.status === 412 || response.ok) return response;
      const body = await jsonIn(kept);
      for (const operation of Array.isArray(body) ? body : []) {
        const { ok } = await next(new Request(kept.clone(), { body: JSON.stringify([operation]) }));
        if (!ok) break;
      }
      return response;
    },
  },
  {
    id: 'no-filter-paths',
    breaks: ['4.6/filter-path'],
    how: 'a patch path with a filter is 400',
    service: refusing(PATCH, (body) => JSON.stringify(body).includes('/@')),
  },
  {
    id: 'filter-path-ignored',
    breaks: ['4.6/filter-path'],
    how: 'a patch path with a filter is 204, and changes nothing',
    service: (next) => async (request) => {
      const filtered = asks(PATCH)(request) && (await request.clone().text()).includes('/@');
      if (!filtered) return await next(request);
      const { ok, headers } = await read(next, request);
      if (!ok) return await next(request);
      const answer = noContent();
      answer.headers.set('etag', headers.get('etag') ?? '');
      return answer;
    },
  },
  {
    id: 'if-match-unread',
    breaks: ['4.6/if-match'],
    how: 'If-Match is not looked at',
    service: requests({ method: 'PUT|PATCH' }, (request) => withHeader(request, 'if-match', null)),
  },
  {
    id: 'if-match-too-late',
    breaks: ['4.6/if-match'],
    how: 'with an old entity tag the answer is 412, and the change is made',
    service: answersAfter({ method: 'PUT|PATCH', path: BOOKING.path, status: 412 }, async (response, request, next) => {
      await next(withHeader(request, 'if-match', null));
      return response;
    }),
  },
  {
    id: 'if-match-never-matches',
    breaks: ['4.6/if-match'],
    how: 'the current entity tag is refused, too',
    service: (next) => async (request) =>
      await next(request.headers.has('if-match') ? withHeader(request, 'if-match', '"never"') : request),
  },
  {
    id: 'invalid-state-taken',
    breaks: ['4.6/invalid-state'],
    how: 'a patch that removes what is required is 204',
    service: answers({ ...PATCH, status: 422 }, async (response, request) => {
      const operations = await jsonIn(request);
      return Array.isArray(operations) && operations.some((one) => isBody(one) && one.op === 'remove')
        ? noContent()
        : response;
    }),
  },
  {
    id: 'invalid-state-fails',
    breaks: ['4.6/invalid-state'],
    how: 'a patch that removes what is required is 500',
    service: answers({ ...PATCH, status: 422 }, async (answer, request) =>
      (await request.text()).includes('"remove"') ? error(500, 'INTERNAL_ERROR') : answer,
    ),
  },
  {
    id: 'accept-unread',
    breaks: ['7.1/not-acceptable'],
    how: 'Accept is not looked at',
    service: requests({ method: 'GET|POST|PUT|PATCH' }, (request) => withHeader(request, 'accept', null)),
  },
  {
    id: 'accept-as-415',
    breaks: ['7.1/not-acceptable'],
    how: 'an Accept that does not fit is 415',
    service: answers({ method: 'GET|POST|PUT|PATCH', status: 406 }, () => error(415, 'UNSUPPORTED_MEDIA_TYPE')),
  },
  {
    id: 'validation-as-422',
    breaks: ['7.1/validation-400'],
    how: 'data that is not valid is 422',
    service: status({ method: 'POST', path: 'studio/bookings', status: 400 }, 422),
  },
  {
    id: 'validation-named-otherwise',
    breaks: ['7.1/validation-400'],
    how: 'the name for data that is not valid is BAD_REQUEST',
    service: bodies({ method: 'POST', path: 'studio/bookings', status: 400 }, (refusal) => {
      if (refusal.name === 'VALIDATION_ERROR') refusal.name = 'BAD_REQUEST';
    }),
  },
  {
    id: 'validation-skipped',
    breaks: ['7.1/validation-400', '2.1/no-null'],
    how: 'a booking without what is required is made all the same',
    service: requests({ method: 'POST', path: 'studio/bookings' }, (request) =>
      withJson(request, (body) =>
        isObject(body)
          ? { title: 'Untitled', eventDate: '2026-03-02', ...onlyValid(body) }
          : { title: 'Untitled', eventDate: '2026-03-02' },
      ),
    ),
  },
];

/** The booking that a request is about, without what only the service sets. */
async function current(next: Handler, request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await (await read(next, request)).json();
  return isBody(body) ? body : {};
}

async function read(next: Handler, { url, headers }: Request): Promise<Response> {
  return await next(new Request(url, { headers: { authorization: headers.get('authorization') ?? '' } }));
}

async function patch(next: Handler, { url, headers }: Request, body: readonly object[]): Promise<void> {
  const sent = { authorization: headers.get('authorization') ?? '', 'content-type': PATCH_TYPE };
  await next(new Request(url, { method: 'PATCH', headers: sent, body: JSON.stringify(body) }));
}

function refusing(where: Parameters<typeof asks>[0], isWrong: (body: unknown) => boolean) {
  return (next: Handler): Handler =>
    async (request) => {
      if (!asks(where)(request)) return await next(request);
      const body = await jsonIn(request);
      if (body === undefined || !isWrong(body)) return await next(request);
      const { status: found } = await read(next, request);
      return found === 401 ? await next(request) : invalid('/');
    };
}

function invalid(field: string): Response {
  return error(400, 'VALIDATION_ERROR', { details: [{ field, issue: 'cannot be changed', location: 'body' }] });
}

/** As `answers`, with the service to ask again. */
function answersAfter(
  where: Parameters<typeof answers>[0],
  change: (response: Response, request: Request, next: Handler) => Promise<Response>,
) {
  return (next: Handler): Handler => answers(where, (response, request) => change(response, request, next))(next);
}

function withoutRemove(patchBody: unknown): unknown {
  if (!Array.isArray(patchBody)) return patchBody;
  const left = patchBody.filter(
    (operation) => member(operation, 'op') !== 'remove' || member(operation, 'path') === '/title',
  );
  return left.length > 0 ? left : [{ op: 'add', path: '/doorTime', value: '17:30:00.000Z' }];
}

/** The members whose types are right. */
function onlyValid(body: Record<string, unknown>): Record<string, unknown> {
  const properties = propertiesOf(schemaOf('Booking'));
  const readOnly = readOnlyMembers('Booking');
  const entries = Object.entries(body).filter(([key, value]) => {
    const type = member(properties[key], 'type');
    return (
      !readOnly.has(key) &&
      !(key in { title: 1, eventDate: 1 } && typeof value !== 'string') &&
      (type !== 'string' || typeof value === 'string')
    );
  });
  return Object.fromEntries(
    entries.filter(([key, value]) =>
      key === 'title' || key === 'eventDate' ? typeof value === 'string' : value !== null,
    ),
  );
}
