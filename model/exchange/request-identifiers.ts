import { IDEMPOTENCY_KEY, namesRequest } from '../operations/idempotency-key.ts';
import type { Exchange } from './exchange.ts';

/** What was seen of the requests to one origin. */
interface Seen {
  /** Whether another method than POST was sent. */
  others: boolean;
  /** Names of request identifiers, in lower case, that are no keys: another method has them as well, or they stand beside a key. */
  readonly traces: Set<string>;
}

/** The headers of a service's requests that are named like an identifier of the request, such as Request-Id. */
export class RequestIdentifiers {
  private readonly seen = new Map<string, Seen>();

  /** Takes a request into account. */
  add({ request }: Exchange): void {
    const origin = request.url.origin ?? '';
    const seen = this.seen.get(origin) ?? { others: false, traces: new Set<string>() };
    this.seen.set(origin, seen);
    const isPost = request.method.toUpperCase() === 'POST';
    if (!isPost) seen.others = true;
    if (isPost && !request.headers.has(IDEMPOTENCY_KEY)) return;
    for (const { name } of request.headers) if (namesRequest(name)) seen.traces.add(name.toLowerCase());
  }

  /** True for a header of a POST that no other method has, where others were sent: it identifies what is to be done once (section 4.5 of the conventions). */
  isKey(name: string, { request }: Exchange): boolean {
    const seen = this.seen.get(request.url.origin ?? '');
    if (!namesRequest(name) || request.method.toUpperCase() !== 'POST') return false;
    return seen?.others === true && !seen.traces.has(name.toLowerCase());
  }
}
