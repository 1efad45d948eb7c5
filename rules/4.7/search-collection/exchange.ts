import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { missingItems } from '../../../functions/exchange/missing-items.ts';
import { has, isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { isSeen, succeeds } from '../../../model/exchange/outcome.ts';

/** The 200 of searches. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['collection-items', 'get-ok'],
  concerns: ({ method, status }) => status === 200 && (method === 'POST' || method === 'GET'),
  subjects: (exchange, traffic) => {
    const isSearch = traffic.pathOf(exchange)?.sureClass === 'search' && succeeds(exchange, 'POST', 'GET');
    const { response } = exchange;
    return isSearch && response.status === 200 && isSeen(response) ? [response] : [];
  },
  judge: ({ body, statusPlace }) => {
    if (body.json === null) {
      return { message: 'the 200 of a search has no body; answer with a collection response', at: statusPlace };
    }
    const answer = body.json.value;
    if (!isObject(answer)) {
      return { message: 'a search answers without items; answer with a collection response', at: body.place };
    }
    if (!has(answer, 'items')) {
      const { lack, covers } = missingItems(answer, body.place);
      return { message: `this answer of a search ${lack}`, at: body.place, covers };
    }
    const { items } = answer;
    if (Array.isArray(items) || items === null) return null;
    return { message: `items is ${quote(items)}; write an array`, at: below(body.place, 'items') };
  },
});
