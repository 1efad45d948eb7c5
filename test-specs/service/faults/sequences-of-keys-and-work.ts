import { answers, asks, bodies, error, isBody, json, noContent, requests, withHeader } from './altering.ts';
import type { Fault } from './fault.ts';
import { linksOf } from './links-and-collections.ts';

const BOOK = { method: 'POST', path: 'studio/bookings' };
const ADD = { method: 'POST', path: 'studio/instruments' };
const INVOICE = { method: 'POST', path: 'studio/invoices' };
const QUEUE = { path: 'queue/requests/*' };

/** §4.5, §4.9, §4.10: keys, work that goes on after the answer, and many resources at once. */
export const WORK_SEQUENCES: readonly Fault[] = [
  {
    id: 'key-unread',
    breaks: ['4.5/responses'],
    how: 'a repeated key creates twice',
    service: requests(BOOK, (request) => withHeader(request, 'idempotency-key', null)),
  },
  {
    id: 'repeat-conflicts',
    breaks: ['4.5/responses'],
    how: 'a repeated key is 409',
    service: answers({ ...BOOK, status: 200 }, () => error(409, 'CONFLICT')),
  },
  {
    id: 'repeat-as-201',
    breaks: ['4.5/responses'],
    how: 'a repeated key is 201 again, with the same booking',
    service: answers(
      { ...BOOK, status: 200 },
      (response) => new Response(response.body, { status: 201, headers: response.headers }),
    ),
  },
  {
    id: 'other-payload-taken',
    breaks: ['4.5/responses'],
    how: 'a key with another body gives the first booking again',
    service: (next) => {
      const first = new Map<string, string>();
      return async (request) => {
        const key = request.headers.get('idempotency-key');
        if (!asks(BOOK)(request) || key === null) return await next(request);
        const body = first.get(key) ?? (await request.clone().text());
        const response = await next(new Request(request, { body }));
        if (response.ok) first.set(key, body);
        return response;
      };
    },
  },
  {
    id: 'key-not-required',
    breaks: ['4.5/responses'],
    how: 'the key is required, and a request without it is carried out',
    service: (next) => async (request) =>
      await next(
        asks(ADD)(request) && !request.headers.has('idempotency-key')
          ? withHeader(request, 'idempotency-key', crypto.randomUUID())
          : request,
      ),
  },
  {
    id: 'reused-key-without-link',
    breaks: ['4.5/documentation-link'],
    how: 'the 422 for another body has no link to the documentation',
    service: bodies({ ...BOOK, status: 422 }, withoutDocumentation),
  },
  {
    id: 'missing-key-without-link',
    breaks: ['4.5/documentation-link'],
    how: 'the 400 without a key has no link to the documentation',
    service: bodies({ ...ADD, status: 400 }, (refusal) => {
      if (refusal.name === 'IDEMPOTENCY_KEY_MISSING') withoutDocumentation(refusal);
    }),
  },
  {
    id: 'queue-leads-nowhere',
    breaks: ['4.9/accepted-links'],
    how: 'the URI in the queue is 404',
    service: answers(QUEUE, () => error(404, 'RESOURCE_NOT_FOUND')),
  },
  {
    id: 'queue-without-status',
    breaks: ['4.9/accepted-links'],
    how: 'the queue tells no status',
    service: bodies(QUEUE, (queued) => {
      delete queued.processing_state;
    }),
  },
  {
    id: 'final-leads-nowhere',
    breaks: ['4.9/accepted-links'],
    how: 'the final URI never exists',
    service: bodies({ ...INVOICE, status: 202 }, (accepted) => {
      accepted.links = linksOf(accepted).map((link) =>
        link.rel === 'self' ? { ...link, href: `${link.href}0` } : link,
      );
    }),
  },
  {
    id: 'always-later',
    breaks: ['4.9/prefer-async'],
    how: 'the answer is 202 without Prefer',
    service: requests(INVOICE, (request) => withHeader(request, 'prefer', 'respond-async')),
  },
  {
    id: 'prefer-refused',
    breaks: ['4.9/prefer-async'],
    how: 'Prefer: respond-async is 400',
    service: (next) => async (request) =>
      asks(INVOICE)(request) && request.headers.get('prefer') === 'respond-async'
        ? error(400, 'VALIDATION_ERROR')
        : await next(request),
  },
  {
    id: 'final-too-early',
    breaks: ['4.9/final-not-ready'],
    how: 'the final URI is 200 with an empty invoice before the work is done',
    service: early(() => json({ status: 'ACTIVE', invoiceMonth: '2026-03', links: [] })),
  },
  {
    id: 'final-204',
    breaks: ['4.9/final-not-ready'],
    how: 'the final URI is 204 before the work is done',
    service: early(() => noContent()),
  },
  {
    id: 'results-reversed',
    breaks: ['4.10/correlation'],
    how: 'the results stand in another order, and errors do not say which item they are about',
    service: bodies(ADD, (batch) => {
      if (Array.isArray(batch.batch_result)) batch.batch_result = batch.batch_result.map(blurred).toReversed();
    }),
  },
  {
    id: 'results-of-failures',
    breaks: ['4.10/correlation'],
    how: 'only what failed is in the results, and does not say which item it was',
    service: bodies(ADD, (batch) => {
      const failed = Array.isArray(batch.batch_result)
        ? batch.batch_result.filter((entry) => isBody(entry) && isBody(entry.error))
        : [];
      if (failed.length > 0) batch.batch_result = failed.map(blurred);
    }),
  },
];

function withoutDocumentation(refusal: Record<string, unknown>): void {
  delete refusal.links;
  delete refusal.information_link;
}

/** Answers for an invoice that was asked for and does not exist yet. */
function early(answer: () => Response): NonNullable<Fault['service']> {
  return (next) => {
    const promised = new Set<string>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const response = await next(request);
      if (asks(INVOICE)(request) && response.status === 202) {
        const { links } = (await response.clone().json()) as { links: { href: string }[] };
        for (const { href } of links) promised.add(new URL(href).pathname);
      }
      return request.method === 'GET' && promised.has(pathname) && response.status === 404 ? answer() : response;
    };
  };
}

function blurred(entry: unknown): unknown {
  if (!isBody(entry) || !isBody(entry.error)) return entry;
  const { details: _, ...refusal } = entry.error;
  return { error: refusal };
}
