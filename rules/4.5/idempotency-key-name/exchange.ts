import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import type { Exchange, HttpMessage } from '../../../model/exchange/exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { IDEMPOTENCY_KEY, namesKey, otherKeys } from '../../../model/operations/idempotency-key.ts';

/** Something that carries an idempotency key. */
interface Key {
  readonly place: Place;
  readonly carrier: 'header' | 'query parameter' | 'property';
  readonly name: string;
  readonly value: string;
}

/**
 * What carries keys in requests that the service takes, and in its answers. An identifier of the request counts where a
 * description says so, and where nothing in the traffic shows that it is there to trace.
 */
export default defineExchange({
  subjects: (exchange, traffic) => {
    const sent = isTaken(exchange) ? [...headersWithKeys(exchange.request, traffic), ...keysElsewhere(exchange)] : [];
    return [...sent, ...headersWithKeys(exchange.response, traffic)];
  },
  judge: ({ carrier, name, value }, { request }) => {
    if (carrier !== 'header') {
      return {
        message: `the ${carrier} ${plain(name)} carries an idempotency key; send it in the header ${IDEMPOTENCY_KEY}`,
      };
    }
    if (!isSameHeader(name, IDEMPOTENCY_KEY)) {
      return { message: `the header ${plain(name)} carries an idempotency key; name it ${IDEMPOTENCY_KEY}` };
    }
    const method = request.method.toUpperCase();
    if (method !== 'POST')
      return { message: `${IDEMPOTENCY_KEY} is sent with ${plain(method)}; send it with POST only` };
    return value === '' ? { message: `${IDEMPOTENCY_KEY} is empty; send a unique key, such as a UUID` } : null;
  },
});

function headersWithKeys(message: HttpMessage, traffic: Traffic): Key[] {
  const path = traffic.pathOf(message.exchange);
  const names = path === null ? NO_NAMES : describedNames(path.description);
  const isAnswer = message.part === 'response';
  const isRequestKey = (name: string) => path?.isDescribed !== true && traffic.carriesKey(name, message.exchange);
  const found: Key[] = [];
  for (const field of message.headers) {
    const { name, value } = field;
    const isKey = namesKey(name) || names.has(name.toLowerCase()) || (!isAnswer && isRequestKey(name));
    if (isKey && !(isAnswer && isSameHeader(name, IDEMPOTENCY_KEY)))
      found.push({ name, value, place: field.place, carrier: 'header' });
  }
  return found;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** The headers that a description says to carry keys, in lower case. */
const describedNames: (description: Description) => ReadonlySet<string> = memoize((description) => {
  const headers = otherKeys(description).filter(({ carrier }) => carrier === 'header');
  return new Set(headers.map(({ name }) => name.toLowerCase()));
});

/** Keys in the query of any request, and in the body of a POST. */
function keysElsewhere({ request: { method, url, urlPlace, body } }: Exchange): Key[] {
  const members = method.toUpperCase() === 'POST' ? Object.keys(asObject(body.json?.value)) : [];
  return [
    ...url.query
      .filter(({ name }) => namesKey(name.decoded))
      .map(({ name }): Key => ({ place: urlPlace, carrier: 'query parameter', name: name.decoded, value: '' })),
    ...members
      .filter(namesKey)
      .map((name): Key => ({ place: below(body.place, name), carrier: 'property', name, value: '' })),
  ];
}
