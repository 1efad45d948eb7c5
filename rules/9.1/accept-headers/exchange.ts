import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { RequestMessage } from '../../../model/exchange/exchange.ts';
import { splitOutsideQuotes } from '../../../model/exchange/media-type.ts';
import { hasBody } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';

/** What clients should say of what they accept: the header, what suits it, and what to write. */
const ACCEPTED = [
  acceptField('Accept', /^(?:\*\/\*|application\/\*|application\/json)$/, 'application/json'),
  acceptField('Accept-Charset', /^(?:\*|utf-8)$/, 'utf-8'),
];
const WANTED = [...ACCEPTED.map(({ name, example }) => `${name}: ${example}`)];
const WANTED_WITH_DATA = [...WANTED, 'Content-Language: en-US'];

/** Requests that the service takes. One without a body has no language. */
export default defineExchange({
  subjects: (exchange) =>
    isTaken(exchange) && exchange.request.method.toUpperCase() !== 'OPTIONS' ? [exchange.request] : [],
  judge: (request) => [...missing(request), ...unsuited(request)],
});

function missing(request: RequestMessage): ExchangeViolation[] {
  const { headers } = request;
  const wanted = sendsData(request) ? WANTED_WITH_DATA : WANTED;
  if (wanted.every((field) => headers.has(nameOf(field)))) return [];
  const absent = wanted.filter((field) => !headers.has(nameOf(field)) && canSend(request, nameOf(field)));
  if (absent.length === 0) return [];
  const fact = `the request has no ${listed(absent.map(nameOf), 'or')}`;
  return [{ message: `${fact}; send ${listed(absent)}`, at: headers.place, about: absent.map(nameOf).join() }];
}

/**
 * False for what the page of a browser may not set: browsers tell by Sec-Fetch-Mode that a page asks (Fetch, forbidden
 * request-headers).
 */
function canSend({ headers }: RequestMessage, name: string): boolean {
  return name !== 'Accept-Charset' || !headers.has('Sec-Fetch-Mode');
}

/** True for data whose language the service has to know. A body of GET or DELETE is 4.2/no-body. */
function sendsData(request: RequestMessage): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(request.method.toUpperCase()) && hasBody(request) === 'yes';
}

const nameOf = memoizeText((field) => field.slice(0, field.indexOf(':')));

function unsuited({ headers }: RequestMessage): ExchangeViolation[] {
  return ACCEPTED.flatMap(({ name, isSuited, example }): ExchangeViolation[] => {
    const value = headers.value(name);
    const field = value === null || isSuited(value) ? null : headers.first(name);
    return field === null ? [] : [{ message: `${name} is ${quote(field.value)}; add ${example}`, at: field.place }];
  });
}

/** @param suits What one of the ranges of the field has to be. */
function acceptField(name: string, suits: RegExp, example: string) {
  return { name, example, isSuited: memoizeText((value) => rangesIn(value).some((range) => suits.test(range))) };
}

/** The ranges of a field that are accepted, without parameters and in lower case. */
function rangesIn(value: string): readonly string[] {
  return splitOutsideQuotes(value, ',').flatMap((range) => {
    const [name = '', ...parameters] = splitOutsideQuotes(range, ';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
}
