import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { parseFilter } from '../../../grammar/filter.ts';
import { isSpreadFilter, sentFilters } from '../../../model/exchange/sent-filters.ts';

const FORM = 'write it as status:OPEN,total>:100';

/**
 * The filters of requests that the service takes. Clients encode the commas between terms or leave them: a filter that
 * can be read as sent or as decoded is one. One without text may be taken for none. Those such as `filter[status]` are
 * no names in camelCase either (4.1/query-names): both have one cause.
 */
export default defineExchange({
  subjects: (exchange, traffic) => {
    const filters = sentFilters(exchange, traffic);
    return filters.length > 0 ? [{ place: exchange.request.urlPlace, filters }] : [];
  },
  judge: ({ filters }) => {
    const [first, ...others] = filters;
    if (first === undefined) return null;
    const spread = filters.find(({ name }) => isSpreadFilter(name.decoded));
    if (spread !== undefined) {
      const message = `the filter is spread over parameters such as ${quote(spread.name.decoded)}; ${FORM}`;
      return { message, statements: ['4.3/filter', '4.1/query-names'] };
    }
    if (others.length > 0) {
      return { message: `filter is sent ${filters.length} times; write one, with commas between its terms` };
    }
    if (first.value.text === '') return null;
    const { error } = parseFilter(first.value.decoded);
    if (error === null || isFilterAsSent(first.value.text)) return null;
    return { message: `the filter ${quote(first.value.decoded)} is none (${error.message}); ${FORM}` };
  },
});

/** What is encoded behind an encoded operator, as in `total>=5`, belongs to what was meant as one. */
function isFilterAsSent(text: string): boolean {
  return !/%3[CE]%3D/i.test(text) && parseFilter(text).error === null;
}
