import { defineExchange } from '../../../framework/define-exchange.ts';
import { asArray, asString, has, isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { MEMBERS_OF_ERRORS_ONLY } from '../../../model/errors/error-schemas.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { relationsIn } from '../../../model/exchange/sent-links.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from '../../../model/operations/idempotency-key.ts';

/** An error about the key says so: in its name or message, or in what it says of a field. */
const SAYS_KEY = /idempoten/i;
/** In the name and message of the 422 to a request with a key, any key is that one. */
const SAYS_ANY_KEY = /(?:^|[^A-Za-z])keys?(?:[^A-Za-z]|$)/i;

/**
 * The errors of a missing or reused key: those that name it, and a 400 without a key where the description requires
 * one. Any link but `self` may lead to the documentation. An object of another form is 2.6/error-schema.
 */
export default defineExchange({
  concerns: ({ method, status }) => method === 'POST' && (status === 400 || status === 422),
  subjects: (exchange, traffic) => {
    const { place, json } = exchange.response.body;
    const error = json?.value;
    const isJudged = isObject(error) && MEMBERS_OF_ERRORS_ONLY.some((name) => has(error, name));
    return isJudged && isAboutKey(exchange, traffic) ? [{ place, error }] : [];
  },
  judge: ({ place, error }) => {
    if ((asString(error.information_link) ?? '') !== '') return null;
    const { links } = error;
    if (relationsIn(links).some((relation) => relation !== 'self')) return null;
    const at = Array.isArray(links) ? below(place, 'links') : place;
    const fact = 'an error about the idempotency key has no link to the documentation of the pattern';
    return { message: `${fact}; give it in information_link, or in links`, at };
  },
});

function isAboutKey(exchange: Exchange, traffic: Traffic): boolean {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'POST' || (response.status !== 400 && response.status !== 422)) return false;
  const error = response.body.json?.value;
  const details = asArray(member(error, 'details')).flatMap((detail) => [
    member(detail, 'field'),
    member(detail, 'issue'),
  ]);
  const summary = [member(error, 'name'), member(error, 'message')];
  const hasKey = request.headers.has(IDEMPOTENCY_KEY);
  if (says(SAYS_KEY, [...summary, ...details])) return true;
  if (response.status === 422 && hasKey && says(SAYS_ANY_KEY, summary)) return true;
  const operation = traffic.operationOf(exchange);
  const isRequired = operation !== null && idempotencyKeyOf(operation)?.node?.value.required === true;
  return response.status === 400 && isRequired && !hasKey;
}

function says(pattern: RegExp, texts: readonly unknown[]): boolean {
  return texts.some((text) => typeof text === 'string' && pattern.test(text));
}
