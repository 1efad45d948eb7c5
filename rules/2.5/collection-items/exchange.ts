import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { missingItems } from '../../../functions/exchange/missing-items.ts';
import { isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { mayBePage, sentPage } from '../../../model/exchange/sent-pages.ts';

/** What a search answers with is judged by 4.7/search-collection. */
export default defineExchange({
  group: 'differences',
  concerns: mayBePage,
  subjects: (exchange, traffic) => {
    const page = sentPage(exchange, traffic);
    return page?.kind === 'collection' ? [page] : [];
  },
  judge: ({ body, place }) => {
    if (!isObject(body))
      return { message: 'this collection response has no items; make it an object with the array items' };
    if (Array.isArray(body.items)) return null;
    // 2.1/no-null reports it.
    if (body.items === null) return null;
    if (body.items !== undefined)
      return {
        message: `items of this collection response is ${quote(body.items)}; write an array`,
        at: below(place, 'items'),
      };
    const { lack, covers } = missingItems(body, place);
    return { message: `this collection response ${lack}`, covers };
  },
});
