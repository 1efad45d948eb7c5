import type { ExchangeDefinition } from '../../framework/define-exchange.ts';
import { quote } from '../../framework/messages.ts';
import { isObject, member } from '../../model/description/json.ts';
import { below, type Place } from '../../model/description/place.ts';
import { mayBePage, sentPage } from '../../model/exchange/sent-pages.ts';

/** A total of a collection response. */
interface Total {
  readonly place: Place;
  readonly value: unknown;
}

/**
 * A total of collection responses is an integer of `least` or more (section 2.5 of the conventions). Null is left to
 * 2.1/no-null.
 */
export function totalCounts(property: 'totalItems' | 'totalPages', least: 0 | 1): ExchangeDefinition<Total> {
  return {
    group: 'differences',
    concerns: mayBePage,
    subjects: (exchange, traffic) => {
      const page = sentPage(exchange, traffic);
      const value = isObject(page?.body) ? member(page.body, property) : undefined;
      return page === null || value === undefined || value === null
        ? []
        : [{ place: below(page.place, property), value }];
    },
    judge: ({ value }) => {
      if (typeof value === 'number' && Number.isInteger(value) && value >= least) return null;
      return {
        message: `${property} is ${quote(value)}; write ${least === 0 ? 'a non-negative' : 'a positive'} integer`,
      };
    },
  };
}
