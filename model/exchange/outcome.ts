import type { Exchange, HttpMessage, ResponseMessage } from './exchange.ts';

/** True for a success of a method, written in upper case. */
export function succeeds({ request, response: { status } }: Exchange, ...methods: readonly string[]): boolean {
  return methods.includes(request.method.toUpperCase()) && status >= 200 && status < 300;
}

/** True for an answer to HEAD, and for 304: they have the headers of another answer, and never a body. */
export function isBodiless({ exchange: { request }, status }: ResponseMessage): boolean {
  return request.method.toUpperCase() === 'HEAD' || status === 304;
}

/** Whether a message had a body, also where nobody recorded what it says. */
export function hasBody({ body, headers }: HttpMessage): 'yes' | 'no' | 'unknown' {
  if (body.state === 'absent') return 'no';
  if (body.state !== 'unknown') return 'yes';
  return Number(headers.value('Content-Length') ?? 0) > 0 ? 'yes' : 'unknown';
}

/** Whether it shows what a message says: in JSON, or by having no body. What was cut, or is no JSON, does not. */
export function isSeen(message: HttpMessage): boolean {
  return message.body.json !== null || hasBody(message) === 'no';
}

/**
 * Statuses by which intermediaries reject a request for authentication or authorization (section 5 of the conventions).
 */
const REJECTIONS: ReadonlySet<number> = new Set([401, 403, 407]);

/**
 * True for such a rejection, without JSON: nobody knows whose page it is. That of a 502 is what the interface answers
 * with.
 */
export function mayBeRejection({ status, body }: ResponseMessage): boolean {
  return REJECTIONS.has(status) && body.json === null;
}
