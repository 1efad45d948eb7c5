import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { parseFilter } from '../../../grammar/filter.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';

const FORM = 'write it as status:OPEN,total>:100';

/** The classes of what is one resource: a filter of an image is another one. */
const OF_ONE: readonly (string | null)[] = ['item', 'singleton'];

/**
 * The filters of requests that the service takes. Clients encode the commas between terms or leave them: a filter that can be read as sent or as decoded
 * is one.
 */
export default defineExchange({
  subjects: (exchange, traffic) => {
    if (OF_ONE.includes(traffic.pathOf(exchange)?.sureClass ?? null) || !mayFilter(exchange, traffic)) return [];
    const { url, urlPlace } = exchange.request;
    const filters = url.query.filter(({ name }) => /^filter(?:\[|$)/.test(name.decoded));
    return isTaken(exchange) && filters.length > 0 ? [{ place: urlPlace, filters }] : [];
  },
  judge: ({ filters }) => {
    const [first, ...others] = filters;
    if (first === undefined) return null;
    if (first.name.decoded !== 'filter') {
      return { message: `the filter is spread over parameters such as ${quote(first.name.decoded)}; ${FORM}` };
    }
    if (others.length > 0) {
      return { message: `filter is sent ${filters.length} times; write one, with commas between its terms` };
    }
    const { error } = parseFilter(first.value.decoded);
    if (error === null || isFilterAsSent(first.value.text)) return null;
    return { message: `the filter ${quote(first.value.decoded)} is none (${error.message}); ${FORM}` };
  },
});

/** What is encoded behind an encoded operator, as in `total>=5`, belongs to what was meant as one. */
function isFilterAsSent(text: string): boolean {
  return !/%3[CE]%3D/i.test(text) && parseFilter(text).error === null;
}

/** False for an operation that is described without a filter: it ignores what it is sent. */
function mayFilter(exchange: Exchange, traffic: Traffic): boolean {
  const operation = traffic.operationOf(exchange);
  return (
    operation === null || operation.parameters.some(({ node }) => node === null || /^filter/.test(node.name ?? ''))
  );
}
