import { defineExchange } from '../../../framework/define-exchange.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import { isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { looseLinks, relationsIn } from '../../../model/exchange/sent-links.ts';
import { isNavigation, mayBePage, sentPage } from '../../../model/exchange/sent-pages.ts';

/** One link from page to page is enough, if only self: which others belong there is judged by 4.4/navigation-links. */
export default defineExchange({
  yieldsTo: ['object-responses'],
  concerns: mayBePage,
  subjects: (exchange, traffic) => {
    const page = sentPage(exchange, traffic);
    const operation = traffic.operationOf(exchange);
    const isUnpaged = operation !== null && annotated(operation.place, 'paged') === false;
    return page === null || isUnpaged ? [] : [page];
  },
  judge: ({ body, place }, exchange, traffic) => {
    const missing = {
      message: 'this collection response has no links; add an array links with self, first, next and prev',
    };
    if (!isObject(body)) return missing;
    if (looseLinks(exchange, traffic).some(({ value }) => value.parent?.parent === null)) return null;
    const { links } = body;
    if (links === undefined) return missing;
    if (!Array.isArray(links) || relationsIn(links).some(isNavigation)) return null;
    const fact =
      links.length === 0 ? 'links of this collection response is empty' : 'links has no link from page to page';
    // There is an array of links, as 2.4/links-array wants it.
    return {
      message: `${fact}; add self, first, next and prev`,
      at: below(place, 'links'),
      statements: ['2.5/collection-links'],
    };
  },
});
