import type { Link } from './links.ts';
import type { Call } from './requests.ts';

type BodyStatus = 200 | 201 | 202 | 400 | 401 | 404 | 405 | 406 | 412 | 415 | 422 | 500;

const HEADERS = { 'Content-Language': 'en-US' };

/** An answer with a body, always an object (§1, §9.1). */
export function answer(
  call: Call,
  body: object,
  status: BodyStatus = 200,
  headers: Record<string, string> = {},
): Response {
  return call.body(JSON.stringify(body), status, {
    ...HEADERS,
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
  });
}

/** 204: neither body nor Content-Type (§7.1). */
export function noContent(call: Call, headers: Record<string, string> = {}): Response {
  return call.body(null, 204, { ...HEADERS, ...headers });
}

/** 202 with the links that lead to the state of the request and to what will come of it (§4.9). */
export function accepted(call: Call, links: readonly Link[]): Response {
  return answer(call, { links }, 202);
}
