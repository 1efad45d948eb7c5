import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { ownLinks, type ServiceUrl } from '../../../model/exchange/own-links.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { isSpreadFilter, sentFilters } from '../../../model/exchange/sent-filters.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/** What clients add to keep answers out of a cache, or to count visits: no parameter of a service. */
const OF_CLIENTS = /^(?:_|utm_\w+)$/;

const OWN_LINKS = ownLinks((url) => {
  const names = url.includes('?') ? namesIn(url) : [];
  return names.length === 0 ? 'none' : names.every(isCamelCase) ? 'holds' : 'look';
});

/** The names in the query of a URL. */
interface QueryNames {
  readonly place: Place;
  readonly names: readonly string[];
}

/**
 * The names in the queries of requests that the service takes, and of the links to itself that it answers with. A
 * filter in another form is 4.3/filter.
 */
export default defineExchange<QueryNames>({
  values: OWN_LINKS,
  subjects: (exchange, traffic) => {
    const sent = sentNames(exchange, traffic);
    const known = new Set(namesIn(exchange.request.url.text));
    const answered = OWN_LINKS.subjects(exchange, traffic).map(namesOf);
    // A link that repeats what was sent has the same cause.
    const others = answered.map(({ place, names }) => ({ place, names: names.filter((name) => !known.has(name)) }));
    return [...sent, ...others].filter(({ names }) => names.length > 0);
  },
  judge: ({ names }) => {
    const wrong = names.filter((name) => !isCamelCase(name));
    return wrong.map((name) => {
      const remedy = toCamelCase(name) ?? 'letters and digits only, beginning with a lower-case letter';
      return { message: `query parameter ${quote(name)} is not camelCase; write ${remedy}`, about: name };
    });
  },
});

function namesOf({ place, text }: ServiceUrl): QueryNames {
  return { place, names: text.includes('?') ? namesIn(text) : [] };
}

function sentNames(exchange: Exchange, traffic: Traffic): QueryNames[] {
  if (!isTaken(exchange)) return [];
  const { url, urlPlace } = exchange.request;
  const { names } = namesOf({ place: urlPlace, text: url.text });
  const filters = sentFilters(exchange, traffic).map(({ name }) => name.decoded);
  return [{ place: urlPlace, names: names.filter((name) => !(isSpreadFilter(name) && filters.includes(name))) }];
}

function namesIn(url: string): string[] {
  const names = readRequestUrl(url)
    .query.map(({ name }) => name.decoded)
    .filter((name) => name !== '' && !OF_CLIENTS.test(name));
  return [...new Set(names)];
}
