import { isObject, member } from '../../../model/description/json.ts';
import { propertiesOf, schemaOf } from '../conventions/schemas.ts';
import { answers, asks, bodies, error, isBody, json, requests, resources, withJson } from './altering.ts';
import type { Fault } from './fault.ts';
import { linksOf } from './links-and-collections.ts';

const BOOKINGS = { path: 'studio/bookings' };
const BOOKING = { path: 'studio/bookings/*' };
const BOOK = { method: 'POST', path: 'studio/bookings' };
const INVITE = { method: 'POST', path: 'studio/bookings/*/guests' };
/** The first page of a list that is no short one, without a filter. */
const FIRST_PAGE = /^(?:\?pageSize=\d{2,})?$/;
const ACTION = {
  method: 'POST',
  path: 'studio/bookings/*/*',
  when: (_: Request, { pathname }: URL) => !pathname.endsWith('/guests'),
};
const PATCH = { method: 'PATCH', path: 'studio/bookings/*' };
const PUT = { method: 'PUT', path: 'studio/bookings/*' };

/** §2 and §3: what becomes of what clients send. */
export const BODY_SEQUENCES: readonly Fault[] = [
  {
    id: 'null-is-absent',
    breaks: ['2.1/no-null'],
    how: 'a null in a new booking is taken for nothing',
    service: requests(BOOK, (request) => withJson(request, withoutNulls)),
  },
  {
    id: 'null-guest',
    breaks: ['2.1/no-null'],
    how: 'a null in a new guest is taken for nothing',
    service: requests(INVITE, (request) => withJson(request, withoutNulls)),
  },
  {
    id: 'unknown-dropped',
    breaks: ['2.1/report-unknown-fields'],
    how: 'what a booking does not have is dropped without a word',
    service: requests(BOOK, (request) => withJson(request, known('Booking'))),
  },
  {
    id: 'unknown-unnamed',
    breaks: ['2.1/report-unknown-fields'],
    how: 'what a guest does not have is dropped without a word',
    service: requests(INVITE, (request) => withJson(request, known('Guest'))),
  },
  {
    id: 'read-only-patch-ignored',
    breaks: ['2.1/read-only'],
    how: 'a PATCH of what is read-only is 204 and does nothing',
    service: requests(PATCH, (request) => withJson(request, withoutReadOnly)),
  },
  {
    id: 'other-id-ignored',
    breaks: ['2.1/read-only'],
    how: 'a PUT with another identifier is 204, and the identifier ignored',
    service: requests(PUT, (request) =>
      withJson(request, (body) => (isObject(body) ? { ...body, id: undefined } : body)),
    ),
  },
  {
    id: 'offset-refused',
    breaks: ['2.3/date-time'],
    how: 'a time with an offset is 400',
    service: (next) => async (request) => {
      const text = await request.clone().text();
      if (!asks(BOOK)(request) || !/T[0-9:.]+[+-][0-9:]{5}"/.test(text)) return await next(request);
      return error(400, 'VALIDATION_ERROR', {
        details: [{ field: '/reminderTime', issue: 'is not UTC', location: 'body' }],
      });
    },
  },
  {
    id: 'offset-dropped',
    breaks: ['2.3/date-time'],
    how: 'the offset of a time is dropped in place of taken into account',
    service: requests(BOOK, (request) =>
      withJson(request, (body) => JSON.parse(JSON.stringify(body).replaceAll(/(T[0-9:.]+)[+-][0-9:]{5}"/g, '$1Z"'))),
    ),
  },
  {
    id: 'totals-unasked',
    breaks: ['2.5/totals-on-request'],
    how: 'totals are there without totalRequired',
    service: bodies({ ...BOOKINGS, when: (_, { searchParams }) => !searchParams.has('totalRequired') }, (page) => {
      page.totalItems = 7;
      page.totalPages = 1;
    }),
  },
  {
    id: 'totals-of-page',
    breaks: ['2.5/totals-on-request'],
    how: 'totalItems counts the page',
    service: bodies(
      { ...BOOKINGS, when: (_, { searchParams }) => searchParams.get('totalRequired') === 'true' },
      (page) => {
        page.totalItems = Array.isArray(page.items) ? page.items.length : 0;
      },
    ),
  },
  {
    id: 'next-to-nowhere',
    breaks: ['2.5/collection-links'],
    how: 'the link next leads to 404',
    service: bodies(BOOKINGS, (page) => {
      page.links = linksOf(page).map((link) =>
        link.rel === 'next' ? { ...link, href: String(link.href).replace('/bookings', '/booking-pages') } : link,
      );
    }),
  },
  {
    id: 'no-next',
    breaks: ['2.5/collection-links'],
    how: 'there is no link next, though more pages come',
    service: bodies(BOOKINGS, (page) => {
      page.links = linksOf(page).filter(({ rel }) => rel !== 'next');
    }),
  },
  {
    id: 'base64-taken',
    breaks: ['4.8/no-base64'],
    how: 'an upload in JSON is stored',
    service: answers({ method: 'POST', path: 'studio/recordings', status: 415 }, () => stored(201)),
  },
  {
    id: 'base64-taken-as-200',
    breaks: ['4.8/no-base64'],
    how: 'an upload in JSON is answered 200',
    service: answers({ method: 'POST', path: 'studio/recordings', status: 415 }, () => stored(200)),
  },
  {
    id: 'ids-count-up',
    breaks: ['2.8/no-sequence-ids'],
    how: 'identifiers are numbers that count up',
    surroundings: (surroundings) => ({ ...surroundings, newId: counter((number) => String(100_000 + number)) }),
  },
  {
    id: 'ids-count-up-in-text',
    breaks: ['2.8/no-sequence-ids'],
    how: 'identifiers are a letter and a number that counts up',
    surroundings: (surroundings) => ({
      ...surroundings,
      newId: counter((number) => `r-${String(number).padStart(8, '0')}`),
    }),
  },
  {
    id: 'guest-below-any-booking',
    breaks: ['2.8/id-scoped'],
    how: 'a guest is found below every booking',
    service: (next) => {
      const homes = new Map<string, string>();
      return async (request) => {
        const { pathname } = new URL(request.url);
        const guest = pathname.split('/').at(-1) ?? '';
        const response = await next(request);
        if (asks(INVITE)(request) && response.ok) await remember(homes, response, pathname);
        const home = homes.get(guest);
        if (request.method !== 'GET' || response.status !== 404 || home === undefined) return response;
        return await next(new Request(new URL(`${home}/${guest}`, request.url), request));
      };
    },
  },
  {
    id: 'guests-of-all',
    breaks: ['2.8/id-scoped'],
    how: 'the guests of a booking include those of other bookings',
    service: (next) => {
      const guests: unknown[] = [];
      return bodies({ path: 'studio/bookings/*/guests', when: (_, { search }) => FIRST_PAGE.test(search) }, (page) => {
        const items = Array.isArray(page.items) ? page.items : [];
        const ids = new Set(items.map((item) => member(item, 'id')));
        page.items = [...items, ...guests.filter((guest) => !ids.has(member(guest, 'id')))];
      })(
        answers({ ...INVITE, status: 201 }, async (response) => {
          guests.push(await response.clone().json());
          return response;
        })(next),
      );
    },
  },
  {
    id: 'link-of-another-state',
    breaks: ['3/state-links'],
    how: 'a pending booking has the link complete, which is refused',
    service: resources(BOOKING, (booking) => addAction(booking, 'PENDING', 'complete')),
  },
  {
    id: 'link-after-cancellation',
    breaks: ['3/state-links'],
    how: 'a cancelled booking still has the link cancel',
    service: resources(BOOKING, (booking) => addAction(booking, 'CANCELLED', 'cancel')),
  },
  {
    id: 'link-left-out',
    breaks: ['3/state-links'],
    how: 'a pending booking does not have the link cancel, which works',
    service: resources({ path: 'studio/bookings/*' }, (booking) => {
      if (booking.status === 'PENDING') booking.links = linksOf(booking).filter(({ rel }) => rel !== 'cancel');
    }),
  },
  {
    id: 'conflict-in-state',
    breaks: ['3/invalid-operation'],
    how: 'an action that the state does not allow is 409',
    service: answers({ ...ACTION, status: 422 }, () => error(409, 'CONFLICT')),
  },
  {
    id: 'refusal-without-help',
    breaks: ['3/invalid-operation'],
    how: 'the 422 has no links',
    service: bodies({ ...ACTION, status: 422 }, (refusal) => {
      delete refusal.links;
    }),
  },
  {
    id: 'refusal-without-name',
    breaks: ['3/invalid-operation'],
    how: 'the name of the 422 is VALIDATION_ERROR',
    service: bodies({ ...ACTION, status: 422 }, (refusal) => {
      refusal.name = 'VALIDATION_ERROR';
    }),
  },
];

function withoutNulls(body: unknown): unknown {
  return isObject(body) ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : body;
}

function known(schema: string) {
  const names = new Set(Object.keys(propertiesOf(schemaOf(schema))));
  return (body: unknown) =>
    isObject(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => names.has(key))) : body;
}

/** A patch that has nothing left to do replaces the title by itself. */
function withoutReadOnly(patch: unknown): unknown {
  if (!Array.isArray(patch)) return patch;
  const left = patch.filter(
    (operation) => !/^\/(id|status|createTime|updateTime|price|links)\b/.test(String(member(operation, 'path'))),
  );
  return left.length > 0 ? left : [{ op: 'add', path: '/labels', value: [] }];
}

function stored(code: number): Response {
  const url = 'http://localhost:3000/v1/studio/recordings/f28b6c0d-3e95-4a71-8c4d-b09e7f5a1d62';
  return json(
    { id: 'f28b6c0d-3e95-4a71-8c4d-b09e7f5a1d62', created_at: 1772357400, size: 3, url, type: 'audio/mpeg' },
    code,
  );
}

function counter(format: (number: number) => string): () => string {
  let number = 0;
  return () => format(++number);
}

async function remember(homes: Map<string, string>, response: Response, path: string): Promise<void> {
  const made: unknown = await response.clone().json();
  homes.set(String(member(made, 'id')), path);
}

function addAction(booking: Record<string, unknown>, state: string, action: string): void {
  const self = linksOf(booking).find(({ rel }) => rel === 'self');
  if (booking.status !== state || !isBody(self)) return;
  booking.links = [...linksOf(booking), { href: `${self.href}/${action}`, rel: action, method: 'POST' }];
}
