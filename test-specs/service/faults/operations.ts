import { answers, bodies, fields, isBody, json, status, taken, withBody, withHeader, withQuery } from './altering.ts';
import type { Fault } from './fault.ts';
import { linksOf } from './links-and-collections.ts';

const BOOKING = 'studio/bookings/*';
const JSON_TYPE = 'application/json; charset=UTF-8';
const clientAt = (method: string, path: RegExp) => (request: Request) =>
  request.method === method && path.test(new URL(request.url).pathname);
const isListing = clientAt('GET', /\/bookings$/);
const isBooking = clientAt('POST', /\/bookings$/);
const isPatch = clientAt('PATCH', /\/bookings\/[^/]+$/);
/** What `taken` answers has no representation, which is a fault of its own where one is asked for. */
const withoutPreference = (request: Request) => withHeader(request, 'prefer', null);

/** §4.1 to §4.10, §5, §8, §9.1: requests, statuses and header fields. */
export const OPERATION_FAULTS: readonly Fault[] = [
  {
    id: 'snake-case-query',
    breaks: ['4.1/query-names'],
    how: 'clients send page_size',
    client: (request) => (isListing(request) ? withQuery(request, (query) => query.set('page_size', '5')) : request),
  },
  {
    id: 'raw-query',
    breaks: ['4.1/percent-encoding'],
    how: 'clients send the filter without percent encoding',
    client: (request) =>
      isListing(request) ? new Request(`${request.url.split('?', 1)}?filter=title~{Choir|Band}*`, request) : request,
  },
  {
    id: 'created-as-200',
    breaks: ['4.2/post-created'],
    how: 'a new booking is answered 200',
    service: status({ method: 'POST', path: 'studio/bookings', status: 201 }, 200),
  },
  {
    id: 'empty-read',
    breaks: ['4.2/get-ok'],
    how: 'an empty list of guests is 204',
    service: answers({ path: 'studio/bookings/*/guests' }, async (response) => {
      const body = (await response.clone().json()) as { items: unknown[] };
      return body.items.length === 0 ? withBody(response, null, 204) : response;
    }),
  },
  {
    id: 'put-created-without-body',
    breaks: ['4.2/put-no-content', '7.1/created-body'],
    how: 'PUT that creates answers 201 without body',
    service: answers({ method: 'PUT', path: 'studio/rooms/*', status: 201 }, (response) => withBody(response, null)),
  },
  {
    id: 'merge-patch',
    breaks: ['4.2/patch-json-patch'],
    how: 'clients send PATCH as application/json, an object, and it is taken',
    client: (request) =>
      isPatch(request)
        ? new Request(withHeader(withoutPreference(request), 'content-type', JSON_TYPE), { body: '{"title":"Choir"}' })
        : request,
    service: taken({ method: 'PATCH', path: BOOKING }),
  },
  {
    id: 'patch-with-body',
    breaks: ['4.2/patch-no-content'],
    how: 'PATCH answers 200 with the booking unasked',
    service: answers({ method: 'PATCH', path: BOOKING, status: 204 }, ({ headers }) => {
      const changed = json({
        id: '8a1f0c52-7d1e-4b86-9c35-8a21f4d7e610',
        title: 'Choir',
        eventDate: '2026-03-02',
        links: [
          {
            href: 'http://localhost:3000/v1/studio/bookings/8a1f0c52-7d1e-4b86-9c35-8a21f4d7e610',
            rel: 'self',
            method: 'GET',
          },
        ],
      });
      changed.headers.set('etag', headers.get('etag') ?? '"1"');
      return changed;
    }),
  },
  {
    id: 'delete-with-body',
    breaks: ['4.2/delete-no-content'],
    how: 'DELETE answers 200 with a message',
    service: answers({ method: 'DELETE', path: BOOKING }, () => json({ message: 'The booking is deleted.' })),
  },
  {
    id: 'delete-body-sent',
    breaks: ['4.2/no-body'],
    how: 'clients send a body with DELETE',
    client: (request) =>
      request.method === 'DELETE'
        ? new Request(withHeader(request, 'content-type', JSON_TYPE), { body: '{"note":"no longer needed"}' })
        : request,
  },
  {
    id: 'no-content-with-type',
    breaks: ['4.2/no-content-empty'],
    how: '204 has a Content-Type',
    service: fields({ method: 'PUT|PATCH|DELETE', status: 204 }, (headers) => headers.set('content-type', JSON_TYPE)),
  },
  {
    id: 'guest-as-200',
    breaks: ['4.2/sub-resource', '4.2/post-created'],
    how: 'a new guest is answered 200',
    service: status({ method: 'POST', path: 'studio/bookings/*/guests', status: 201 }, 200),
  },
  {
    id: 'filter-in-sql',
    breaks: ['4.3/filter'],
    how: 'clients send a filter of another grammar, and it is taken',
    client: (request) =>
      isListing(request) ? withQuery(request, (query) => query.set('filter', "status='PENDING'")) : request,
    service: (next) => async (request) =>
      await next(isListing(request) ? withQuery(request, (query) => query.delete('filter')) : request),
  },
  {
    id: 'x-idempotency-key',
    breaks: ['4.5/header', '9.1/no-x-prefix'],
    how: 'clients send X-Idempotency-Key',
    client: (request) =>
      isBooking(request)
        ? withHeader(withHeader(request, 'x-idempotency-key', 'f28b6c0d-3e95-4a71'), 'idempotency-key', null)
        : request,
  },
  {
    id: 'key-errors-without-link',
    breaks: ['4.5/documentation-link'],
    how: 'errors about keys have no link to the documentation',
    service: bodies({ method: 'POST', status: [400, 422] }, (error) => {
      if (!String(error.name).startsWith('IDEMPOTENCY')) return;
      delete error.links;
      delete error.information_link;
    }),
  },
  {
    id: 'another-key-echoed',
    breaks: ['4.5/echo'],
    how: 'the answer has another Idempotency-Key than the request',
    service: fields({ method: 'POST', path: 'studio/bookings' }, (headers) =>
      headers.set('idempotency-key', '00000000-0000-0000'),
    ),
  },
  {
    id: 'patch-path-in-dots',
    breaks: ['4.6/filter-path'],
    how: 'clients send the path title in place of /title, and it is taken',
    client: (request) =>
      isPatch(request)
        ? new Request(withoutPreference(request), { body: '[{"op":"replace","path":"title","value":"Choir"}]' })
        : request,
    service: taken({ method: 'PATCH', path: BOOKING }),
  },
  {
    id: 'calculation-as-201',
    breaks: ['4.7/action-responses', '7.1/created-body'],
    how: 'calculating a price answers 201, as if it created something',
    service: status({ method: 'POST', path: 'studio/calculate-price' }, 201),
  },
  {
    id: 'search-with-results',
    breaks: ['4.7/search-collection'],
    how: 'a search answers with results in place of items',
    service: bodies({ method: 'POST', path: 'studio/search-bookings' }, (page) => {
      page.results = page.items;
      delete page.items;
    }),
  },
  {
    id: 'accepted-without-links',
    breaks: ['4.9/accepted-links', '2.4/links-array'],
    how: '202 has a message in place of links',
    service: bodies({ method: 'POST', path: 'studio/invoices', status: 202 }, () => ({
      message: 'The invoice will be made.',
    })),
  },
  {
    id: 'batch-results-object',
    breaks: ['4.10/batch-response'],
    how: 'batch_result is an object by index',
    service: bodies({ method: 'POST', path: 'studio/instruments' }, (batch) => {
      batch.batch_result = Object.fromEntries(Object.entries(batch.batch_result ?? {}));
    }),
  },
  {
    id: 'batch-without-order',
    breaks: ['4.10/correlation'],
    how: 'only what failed is in batch_result, and its fields do not say which item it was',
    service: bodies({ method: 'POST', path: 'studio/instruments' }, (batch) => {
      const results = Array.isArray(batch.batch_result) ? batch.batch_result.filter(isBody) : [];
      const failed = results.filter(({ error }) => isBody(error));
      const blurred = failed.map(({ error }) => ({
        error: {
          ...(isBody(error) ? error : {}),
          details: [{ field: '/name', issue: 'is missing', location: 'body' }],
        },
      }));
      if (failed.length > 0) batch.batch_result = blurred;
    }),
  },
  {
    id: 'token-not-needed',
    breaks: ['5/bearer'],
    how: 'clients send no token, and get an answer',
    client: (request) => (isListing(request) ? withHeader(request, 'authorization', null) : request),
    service: (next) => async (request) =>
      await next(
        request.headers.has('authorization') ? request : withHeader(request, 'authorization', 'Bearer token-of-ada'),
      ),
  },
  {
    id: 'long-uri',
    breaks: ['8/uri-length'],
    how: 'clients send a query of 3000 characters',
    client: (request) =>
      isListing(request)
        ? withQuery(request, (query) => query.set('fields', `id,${'title,'.repeat(500)}links`))
        : request,
  },
  {
    id: 'no-content-language',
    breaks: ['9.1/content-language'],
    how: 'lists have no Content-Language',
    service: fields({ path: 'studio/bookings' }, (headers) => headers.delete('content-language')),
  },
  {
    id: 'charset-latin',
    breaks: ['9.1/content-type'],
    how: 'lists say charset=ISO-8859-1',
    service: fields({ path: 'studio/bookings' }, (headers) =>
      headers.set('content-type', 'application/json; charset=ISO-8859-1'),
    ),
  },
  {
    id: 'x-request-id',
    breaks: ['9.1/no-x-prefix'],
    how: 'answers have X-Request-Id',
    service: fields({ path: 'studio/bookings' }, (headers) => headers.set('x-request-id', '5f9c1b0e')),
  },
  {
    id: 'prefer-unknown',
    breaks: ['9.1/prefer-tokens'],
    how: 'clients send Prefer: handling=strict',
    client: (request) => (isPatch(request) ? withHeader(request, 'prefer', 'handling=strict') : request),
  },
  {
    id: 'no-entity-tag',
    breaks: ['9.1/etag'],
    how: 'bookings have no ETag',
    service: fields({ path: BOOKING }, (headers) => headers.delete('etag')),
  },
  {
    id: 'no-accept',
    breaks: ['9.1/accept-headers'],
    how: 'clients do not say what they accept',
    client: (request) => withHeader(withHeader(request, 'accept', null), 'accept-charset', null),
  },
  {
    id: 'queue-link-only',
    breaks: ['4.9/accepted-links'],
    how: '202 has a link to itself only',
    service: bodies({ method: 'POST', path: 'studio/invoices', status: 202 }, (accepted) => {
      accepted.links = linksOf(accepted).filter(({ rel }) => rel === 'self');
    }),
  },
];
