import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { parseFilter } from '../../../grammar/filter.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';

const FORM = 'write it as status:OPEN,total>:100';

/**
 * The filters of requests that the service takes. Clients encode the commas between terms or leave them: a filter that can be read as sent or as decoded
 * is one.
 */
export default defineExchange({
  subjects: (exchange) => {
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
    if (error === null || parseFilter(first.value.text).error === null) return null;
    return { message: `the filter ${quote(first.value.decoded)} is none (${error.message}); ${FORM}` };
  },
});
