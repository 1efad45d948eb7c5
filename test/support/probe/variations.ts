import { isObject } from '../../../model/description/json.ts';
import { NoAnswer } from '../../../probe/transport.ts';
import { withJson } from '../../../test-specs/service/faults/altering.ts';

type Handler = (request: Request) => Promise<Response>;
type Body = Record<string, unknown>;

/** What a service may do, and still keeps the conventions. */
export interface Variation {
  readonly name: string;
  readonly around?: (service: Handler, clock: { advance(milliseconds: number): void }) => Handler;
  /** Settings of the reference service. */
  readonly settings?: { readonly workTime?: number; readonly defaultPageSize?: number };
  /** Other identifiers. */
  readonly newId?: (count: number) => string;
}

export const VARIATIONS: readonly Variation[] = [
  {
    name: 'slow answers',
    around: (service, clock) => async (request) => {
      clock.advance(900);
      return await service(request);
    },
  },
  {
    name: 'links alone in the answer to what is made',
    around: (service) => async (request) => {
      const answer = await service(request);
      const links = answer.status === 201 ? linksOf((await answer.clone().json()) as Body) : [];
      return links.length === 0 ? answer : new Response(JSON.stringify({ links }), answer);
    },
  },
  {
    name: 'no update without If-Match, where an entity tag is told',
    around: (service) => async (request) => {
      if (!['PUT', 'PATCH'].includes(request.method) || request.headers.has('if-match')) return await service(request);
      const { headers } = await service(new Request(request.url, { headers: request.headers }));
      return headers.has('etag')
        ? Response.json(
            { name: 'PRECONDITION_REQUIRED', message: 'Send If-Match.', debug_id: 'd', details: [] },
            { status: 428 },
          )
        : await service(request);
    },
  },
  { name: 'small pages', settings: { defaultPageSize: 2 } },
  { name: 'pages of one', settings: { defaultPageSize: 1 } },
  { name: 'large pages', settings: { defaultPageSize: 100 } },
  { name: 'work that is done at once', settings: { workTime: 0 } },
  { name: 'work that takes long', settings: { workTime: 6000 } },
  {
    name: 'identifiers of 22 letters and digits',
    newId: (count) => `${scrambled(count)}${scrambled(count + 7919)}`.slice(0, 22),
  },
  { name: 'identifiers with dots and tildes', newId: (count) => `b.${scrambled(count)}~x` },
  { name: 'identifiers in upper case', newId: (count) => `BK_${scrambled(count).toUpperCase()}` },
  { name: 'further fields', around: furtherFields },
  {
    name: 'further links',
    around: changed((body) => ({
      ...body,
      links: [...linksOf(body), { href: 'http://localhost:3000/v1/studio/help', rel: 'help', method: 'GET' }],
    })),
  },
  {
    name: 'links to another host',
    around: changed((body) => ({
      ...body,
      links: [...linksOf(body), { href: 'https://developer.studio.example/', rel: 'documentation', method: 'GET' }],
    })),
  },
  {
    name: 'links without methods',
    around: changed((body) => ({
      ...body,
      links: linksOf(body).map(({ method, ...link }) => (method === 'GET' ? link : { ...link, method })),
    })),
  },
  { name: '429 now and then', around: everyTenth(() => tooMany('1')) },
  { name: '429 without Retry-After', around: everyTenth(() => tooMany(null)) },
  {
    name: '503 with Retry-After now and then',
    around: everyTenth(() => new Response('{}', { status: 503, headers: { 'retry-after': '1' } })),
  },
  { name: 'connections that break before a GET is read', around: broken },
  {
    name: 'no charset in Content-Type',
    around: header('content-type', (value) => value.replace(/; charset=UTF-8/i, '')),
  },
  {
    name: 'no prev, no first',
    around: changed((body) => ({
      ...body,
      links: linksOf(body).filter(({ rel }) => rel !== 'prev' && rel !== 'first'),
    })),
  },
  { name: 'members in another order', around: changed((body) => Object.fromEntries(Object.entries(body).reverse())) },
  { name: 'times that are read some time after they are written', around: stale },
  {
    name: 'errors with further members',
    around: changed((body) => (typeof body.debug_id === 'string' ? { ...body, severity: 'HIGH' } : body)),
  },
];

function scrambled(count: number): string {
  return Math.imul(count + 1, 2_654_435_761)
    .toString(36)
    .replace('-', 'z')
    .padStart(8, '7');
}

function linksOf(body: Body): Body[] {
  return Array.isArray(body.links) ? body.links : [];
}

function changed(change: (body: Body) => Body): NonNullable<Variation['around']> {
  return (service) => async (request) => {
    const response = await service(request);
    const text = await response.text();
    if (text === '' || response.status === 204)
      return new Response(null, { status: response.status, headers: response.headers });
    return new Response(JSON.stringify(change(JSON.parse(text))), {
      status: response.status,
      headers: response.headers,
    });
  };
}

/** They are answered, and ignored where they are sent back. */
function furtherFields(service: Handler): Handler {
  const answering = (next: Handler) =>
    changed((body) => ({ ...body, tenant: 'vienna', revision: 'a' }))(next, { advance: () => {} });
  const ignoring: Handler = async (request) =>
    request.method === 'PUT' ? await service(await withJson(request, withoutFurther)) : await service(request);
  return answering(ignoring);
}

function withoutFurther(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { tenant: _, revision: __, ...others } = body;
  return others;
}

function header(name: string, change: (value: string) => string): NonNullable<Variation['around']> {
  return (service) => async (request) => {
    const response = await service(request);
    const headers = new Headers(response.headers);
    const value = headers.get(name);
    if (value !== null) headers.set(name, change(value));
    return new Response(response.body, { status: response.status, headers });
  };
}

function everyTenth(answer: () => Response): NonNullable<Variation['around']> {
  return (service) => {
    let count = 0;
    return async (request) => (++count % 10 === 0 ? answer() : await service(request));
  };
}

function tooMany(after: string | null): Response {
  return new Response('{}', { status: 429, headers: after === null ? {} : { 'retry-after': after } });
}

function broken(service: Handler): Handler {
  let count = 0;
  return async (request) => {
    if (request.method === 'GET' && ++count % 12 === 0)
      throw new NoAnswer('the connection was closed', { again: true });
    return await service(request);
  };
}

/** What is made can be read only after a while. */
function stale(service: Handler, clock: { advance(milliseconds: number): void }): Handler {
  const tries = new Map<string, number>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isItem = request.method === 'GET' && /\/bookings\/[^/]+$/.test(pathname);
    if (!isItem) return await service(request);
    const response = await service(request);
    const seen = (tries.get(pathname) ?? 0) + 1;
    tries.set(pathname, seen);
    clock.advance(1);
    return response.status === 200 && seen === 1
      ? await service(new Request(`${request.url}-not-yet`, request))
      : response;
  };
}
