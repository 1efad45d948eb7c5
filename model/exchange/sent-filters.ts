import type { Exchange } from './exchange.ts';
import { isTaken } from './own-content.ts';
import type { RequestUrl } from './request-url.ts';
import type { Traffic } from './traffic.ts';

/** The classes of what is one resource: a filter of an image is another one. */
const OF_ONE: readonly (string | null)[] = ['item', 'singleton'];

const NAME = /^filter(?:\[|$)/;

/** The parameters that filter, in a request that the service takes: `filter`, and such as `filter[status]`. */
export function sentFilters(exchange: Exchange, traffic: Traffic): RequestUrl['query'] {
  const filters = exchange.request.url.query.filter(({ name }) => NAME.test(name.decoded));
  if (filters.length === 0 || !isTaken(exchange)) return [];
  return !OF_ONE.includes(traffic.pathOf(exchange)?.sureClass ?? null) && mayFilter(exchange, traffic) ? filters : [];
}

/** True for a name of several parameters that are one filter in another form. */
export function isSpreadFilter(name: string): boolean {
  return name.startsWith('filter[');
}

/** False for an operation that is described without a filter: it ignores what it is sent. */
function mayFilter(exchange: Exchange, traffic: Traffic): boolean {
  const operation = traffic.operationOf(exchange);
  return (
    operation === null || operation.parameters.some(({ node }) => node === null || /^filter/.test(node.name ?? ''))
  );
}
