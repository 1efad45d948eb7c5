import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { TOTALS } from '../../../model/collections/totals.ts';
import { asArray, asString, has, isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { answeredObject } from '../../../model/exchange/content.ts';
import { asksForFirstPage, asksForTotals, leadsToPage } from '../../../model/exchange/sent-pages.ts';
import { navigationInPlaceOf } from '../../../model/links/navigation-relations.ts';

/**
 * The links of a page. A service that counts unasked may link to its last page as well: where totals are in the body,
 * 2.5/totals-on-request judges them. Which page is the last one is not told by totals, which may be computed late.
 */
export default defineExchange({
  concerns: ({ status }) => status === 200,
  subjects: (exchange, traffic) => {
    const page = answeredObject(exchange, traffic);
    if (exchange.response.status !== 200 || page === null || !isObject(page.value)) return [];
    const { value, place } = page;
    // A resource may have items as well, and a link to the previous one of its kind.
    const isPage = Array.isArray(value.items) && !has(value, 'id') && asArray(value.links).length > 0;
    if (!isPage) return [];
    const mayKnowLast = asksForTotals(exchange) || TOTALS.some((name) => has(value, name));
    return [{ place: below(place, 'links'), links: asArray(value.links), mayKnowLast, exchange }];
  },
  judge: ({ place, links, mayKnowLast, exchange }) =>
    links.flatMap((link, index): ExchangeViolation[] => {
      const relation = asString(member(link, 'rel')) ?? '';
      const at = below(place, index, 'rel');
      const instead = navigationInPlaceOf(relation, () => true);
      if (instead !== undefined) {
        const message = `rel ${quote(relation)} is no name of a navigation link; write ${quote(instead)}`;
        return [{ message, at, about: relation }];
      }
      if (relation.toLowerCase() === 'prev' && asksForFirstPage(exchange) && leadsToPage(hrefOf(link), exchange)) {
        return [{ message: 'the first page has the link "prev"; leave it out', at, about: relation }];
      }
      if (relation.toLowerCase() !== 'last' || mayKnowLast) return [];
      return [{ message: 'rel "last" is given without totalRequired=true; leave the link out', at, about: relation }];
    }),
});

function hrefOf(link: unknown): string {
  return asString(member(link, 'href')) ?? '';
}
