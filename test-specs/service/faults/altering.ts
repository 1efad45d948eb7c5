import { isObject, type JsonObject } from '../../../model/description/json.ts';
import type { Handler } from '../service.ts';
import type { Rewriting } from './fault.ts';

/** Which exchanges a fault is about. */
export interface Where {
  /** GET where it is not given; several separated by bars. */
  readonly method?: string;
  /** The path below `/v1/`, with `*` for one segment: `studio/bookings/*`. All paths where it is not given. */
  readonly path?: string;
  /** The statuses; 2xx where it is not given. */
  readonly status?: number | readonly number[];
  readonly when?: (request: Request, url: URL) => boolean;
}

type Body = Record<string, unknown>;

/** True for the request of an exchange that a fault is about. */
export function asks({ method = 'GET', path, when = () => true }: Where): (request: Request) => boolean {
  const pattern = path === undefined ? /^/ : new RegExp(`^/v1/${path.replaceAll('*', '[^/]+')}$`);
  return (request) => {
    const url = new URL(request.url);
    return method.split('|').includes(request.method) && pattern.test(url.pathname) && when(request, url);
  };
}

/** Gives another answer in place of those that are meant. */
export function answers(where: Where, change: (response: Response, request: Request) => Response | Promise<Response>) {
  const isAsked = asks(where);
  const isAnswered = ({ status, ok }: Response) =>
    where.status === undefined ? ok : [where.status].flat().includes(status);
  return (next: Handler): Handler =>
    async (request) => {
      const kept = request.clone();
      const response = await next(request);
      return isAsked(kept) && isAnswered(response) ? await change(response, kept) : response;
    };
}

/** Changes the JSON object of an answer; what `change` gives takes its place, where it gives something. */
export function bodies(where: Where, change: (body: Body, request: Request) => unknown) {
  return answers(where, async (response, request) => {
    const body: unknown = await response.json();
    if (!isObject(body)) return withBody(response, JSON.stringify(body));
    const changed: Body = { ...body };
    return withBody(response, JSON.stringify(change(changed, request) ?? changed));
  });
}

/** Changes every item of a collection, and every resource that stands for itself. */
export function resources(where: Where, change: (resource: Body) => void) {
  return bodies(where, (body) => {
    const { items } = body;
    for (const resource of Array.isArray(items) ? items.filter(isBody) : [body]) change(resource);
  });
}

export function isBody(value: unknown): value is Body {
  return isObject(value);
}

/** Changes the header fields of an answer. */
export function fields(where: Where, change: (headers: Headers, request: Request) => void) {
  return answers(where, async (response, request) => {
    const headers = new Headers(response.headers);
    change(headers, request);
    return new Response(response.body, { status: response.status, headers });
  });
}

/** Answers with another status, and the same body. */
export function status(where: Where, code: number) {
  return answers(where, (response) => new Response(response.body, { status: code, headers: response.headers }));
}

/** Answers 204 to what the service refuses as invalid. */
export function taken(where: Where) {
  return answers({ ...where, status: [400, 415, 422] }, (response) => withBody(response, null, 204));
}

/** The service gets another request than the one that was sent. */
export function requests(where: Where, change: Rewriting) {
  const isAsked = asks(where);
  return (next: Handler): Handler =>
    async (request) =>
      await next(isAsked(request) ? await change(request) : request);
}

/** The request without a header field, or with another value. */
export function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, { headers });
}

/** The request with another query. */
export function withQuery(request: Request, change: (query: URLSearchParams, url: URL) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams, url);
  return new Request(url, request);
}

/** The request with another JSON body; one without JSON stays as it is. */
export async function withJson(request: Request, change: (body: unknown) => unknown): Promise<Request> {
  const body = await jsonIn(request);
  return body === undefined ? request : new Request(request, { body: JSON.stringify(change(body)) });
}

/** The JSON body of a request; undefined where it has none, or another one. */
export async function jsonIn(request: Request): Promise<unknown> {
  try {
    return await request.clone().json();
  } catch {
    return undefined;
  }
}

/** The response with another body; null for none. */
export function withBody(response: Response, body: string | null, code = response.status): Response {
  const headers = new Headers(response.headers);
  if (body === null) headers.delete('content-type');
  return new Response(body, { status: code, headers });
}

/** An answer of the service's own making. */
export function json(body: JsonObject, code = 200): Response {
  const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Content-Language': 'en-US' };
  return new Response(JSON.stringify(body), { status: code, headers });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'Content-Language': 'en-US' } });
}

/** An error of the service's own making. */
export function error(code: number, name: string, more: JsonObject = {}): Response {
  const information = `https://developer.studio.example/errors/${name.toLowerCase().replaceAll('_', '-')}`;
  return json(
    { name, message: 'The request failed.', debug_id: '5f9c1b0e', information_link: information, ...more },
    code,
  );
}
