import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { RequestMessage } from '../../../model/exchange/exchange.ts';
import { splitOutsideQuotes } from '../../../model/exchange/media-type.ts';
import { hasBody } from '../../../model/exchange/outcome.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';

/** What clients should say of what they accept: the header, what suits it, and what to write. */
const ACCEPTED = [
  { name: 'Accept', suits: /^(?:\*\/\*|application\/\*|application\/json)$/, example: 'application/json' },
  { name: 'Accept-Charset', suits: /^(?:\*|utf-8)$/, example: 'utf-8' },
];

/** Requests that the service takes. One without a body has no language. */
export default defineExchange({
  subjects: (exchange) =>
    isTaken(exchange) && exchange.request.method.toUpperCase() !== 'OPTIONS' ? [exchange.request] : [],
  judge: (request) => [...missing(request), ...unsuited(request)],
});

function missing(request: RequestMessage): ExchangeViolation[] {
  const { headers } = request;
  const wanted = [
    ...ACCEPTED.map(({ name, example }) => `${name}: ${example}`),
    ...(sendsData(request) ? ['Content-Language: en-US'] : []),
  ];
  const absent = wanted.filter((field) => !headers.has(nameOf(field)));
  if (absent.length === 0) return [];
  const fact = `the request has no ${listed(absent.map(nameOf), 'or')}`;
  return [{ message: `${fact}; send ${listed(absent)}`, at: headers.place, about: absent.map(nameOf).join() }];
}

/** True for data whose language the service has to know. A body of GET or DELETE is 4.2/no-body. */
function sendsData(request: RequestMessage): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(request.method.toUpperCase()) && hasBody(request) === 'yes';
}

function nameOf(field: string): string {
  return field.slice(0, field.indexOf(':'));
}

function unsuited({ headers }: RequestMessage): ExchangeViolation[] {
  return ACCEPTED.flatMap(({ name, suits, example }): ExchangeViolation[] => {
    const field = headers.first(name);
    if (field === null || rangesIn(headers.value(name) ?? '').some((range) => suits.test(range))) return [];
    return [{ message: `${name} is ${quote(field.value)}; add ${example}`, at: field.place }];
  });
}

/** The ranges of a field that are accepted, without parameters and in lower case. */
const rangesIn: (value: string) => readonly string[] = memoizeText((value) =>
  splitOutsideQuotes(value, ',').flatMap((range) => {
    const [name = '', ...parameters] = splitOutsideQuotes(range, ';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  }),
);
