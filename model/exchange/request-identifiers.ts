import { addTo } from '../lib/group-by.ts';
import { IDEMPOTENCY_KEY, namesRequest } from '../operations/idempotency-key.ts';
import type { Exchange } from './exchange.ts';

/**
 * Headers of tracing (W3C Trace Context, B3): with one of them, an identifier of the request is there to trace as well.
 */
const TRACING = /^(?:traceparent|tracestate|b3|x-b3-.*|(?:x-)?correlation-?id)$/i;

/** The headers of a service's requests that are named like an identifier of the request, such as Request-Id. */
export class RequestIdentifiers {
  /**
   * By origin, names in lower case that are no keys: another method than POST has them as well, an answer, or a request
   * with a key or a trace.
   */
  private readonly traces = new Map<string, Set<string>>();

  /** Takes an exchange into account. */
  add({ request, response }: Exchange): void {
    const sent = [...request.headers];
    const isTraced =
      request.method.toUpperCase() !== 'POST' ||
      request.headers.has(IDEMPOTENCY_KEY) ||
      sent.some(({ name }) => TRACING.test(name));
    for (const { name } of [...(isTraced ? sent : []), ...response.headers])
      if (namesRequest(name)) addTo(this.traces, request.url.origin ?? '', name.toLowerCase());
  }

  /**
   * True for a header of a POST that nothing shows to be there to trace: it identifies what is to be done once (section
   * 4.5 of the conventions).
   */
  isKey(name: string, { request }: Exchange): boolean {
    if (!namesRequest(name) || request.method.toUpperCase() !== 'POST') return false;
    return this.traces.get(request.url.origin ?? '')?.has(name.toLowerCase()) !== true;
  }
}
