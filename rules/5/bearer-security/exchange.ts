import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import { asArray, isObject } from '../../../model/description/json.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { isOAuthPath } from '../../../model/operations/standard-endpoints.ts';

const HEADER = 'Authorization';
const REMEDY = 'send Authorization: Bearer ACCESS_TOKEN';

/** What recorders write in place of a secret. */
const MASKED = /^[*•xX.\s_-]{3,}$|^\W*(?:redacted|masked|hidden|removed|filtered|secret|omitted)\W*$/i;

/**
 * Requests that the service takes, unless the recorder left credentials out: one that it refuses without a token keeps
 * the rule. An operation that needs no token by its description is left alone, and so are OAuth's own.
 */
export default defineExchange({
  subjects: (exchange, traffic) => {
    const { request } = exchange;
    if (!request.headers.has(HEADER) && request.headers.mayHave(HEADER)) return [];
    const isJudged = isTaken(exchange) && request.method.toUpperCase() !== 'OPTIONS' && !isOpen(exchange, traffic);
    return isJudged ? [request] : [];
  },
  judge: ({ headers }) => {
    const field = headers.first(HEADER);
    if (field === null) return { message: `the request has no ${HEADER}; ${REMEDY}`, at: headers.place };
    const [scheme = '', ...rest] = field.value.split(/\s+/);
    if (scheme.toLowerCase() === 'bearer' && rest.length > 0) return null;
    if (MASKED.test(field.value)) return null;
    return { message: `${HEADER} ${whatItHas(field.value)}; ${REMEDY}`, at: field.place };
  },
});

/** Names the scheme alone: the rest is a secret. */
function whatItHas(value: string): string {
  const scheme = /^([A-Za-z][\w-]*)\s+\S/.exec(value)?.[1];
  if (scheme !== undefined) return `has the scheme ${plain(scheme)}`;
  return /^bearer$/i.test(value) ? 'has no token' : 'has no scheme';
}

function isOpen(exchange: Exchange, traffic: Traffic): boolean {
  const { url } = exchange.request;
  const operation = traffic.operationOf(exchange);
  const path = traffic.pathOf(exchange);
  if (operation === null || path === null) return isOAuthPath(url.path);
  const required = operation.value.security ?? path.description.root.security;
  if (!Array.isArray(required)) return false;
  return required.length === 0 || asArray(required).some((one) => isObject(one) && Object.keys(one).length === 0);
}
