import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { ownLinks, type ServiceUrl } from '../../../model/exchange/own-links.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/** What clients add to keep answers out of a cache, or to count visits: no parameter of a service. */
const OF_CLIENTS = /^(?:_|utm_\w+)$/;

const OWN_LINKS = ownLinks((url) => {
  const names = url.includes('?') ? namesIn(url) : [];
  return names.length === 0 ? 'none' : names.every(isCamelCase) ? 'holds' : 'look';
});

/** The names in the queries of requests that the service takes, and of the links to itself that it answers with. */
export default defineExchange({
  values: OWN_LINKS,
  subjects: (exchange, traffic): ServiceUrl[] => {
    const { urlPlace, url } = exchange.request;
    const sent = isTaken(exchange) ? [{ place: urlPlace, text: url.text }] : [];
    return [...sent, ...OWN_LINKS.subjects(exchange, traffic)].filter(
      ({ text }) => text.includes('?') && namesIn(text).length > 0,
    );
  },
  judge: ({ text }) => {
    const wrong = namesIn(text).filter((name) => !isCamelCase(name));
    return wrong.map((name) => {
      const remedy = toCamelCase(name) ?? 'letters and digits only, beginning with a lower-case letter';
      return { message: `query parameter ${quote(name)} is not camelCase; write ${remedy}`, about: name };
    });
  },
});

function namesIn(url: string): string[] {
  const names = readRequestUrl(url)
    .query.map(({ name }) => name.decoded)
    .filter((name) => name !== '' && !OF_CLIENTS.test(name));
  return [...new Set(names)];
}
