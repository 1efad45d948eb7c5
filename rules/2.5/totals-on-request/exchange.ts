import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed } from '../../../framework/messages.ts';
import { TOTAL_REQUIRED, TOTALS } from '../../../model/collections/totals.ts';
import { has, isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { asksForTotals, mayBePage, sentPage } from '../../../model/exchange/sent-pages.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';

/** An operation whose description knows no totalRequired cannot be asked for totals: it is left alone. */
export default defineExchange({
  concerns: mayBePage,
  subjects: (exchange, traffic) => {
    const page = sentPage(exchange, traffic);
    return page === null || !canBeAsked(exchange, traffic) ? [] : [page];
  },
  judge: ({ body, place }, exchange) => {
    if (asksForTotals(exchange)) return null;
    const [first, ...others] = TOTALS.filter((name) => isObject(body) && has(body, name));
    if (first === undefined) return null;
    const message = `${listed([first, ...others])} ${others.length > 0 ? 'are' : 'is'} there without ${TOTAL_REQUIRED}=true; leave ${others.length > 0 ? 'them' : 'it'} out`;
    return { message, at: below(place, first), covers: others.map((name) => below(place, name)) };
  },
});

function canBeAsked(exchange: Exchange, traffic: Traffic): boolean {
  const operation = traffic.operationOf(exchange);
  return operation === null || operation.parameters.some(({ node }) => node?.name === TOTAL_REQUIRED);
}
