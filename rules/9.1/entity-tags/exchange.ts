import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { updatesOf } from '../../../model/resources/entity-tags.ts';

/** An entity tag (RFC 9110, section 8.8.3). */
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\u{10ffff}]*"$/u;

/**
 * ETag and If-Match on either side, and the 200 of GET for a resource that a client has a tag of, or that PUT or PATCH
 * updates: as its description says, or as the traffic shows.
 */
export default defineExchange({
  subjects: (exchange, traffic) => {
    const { request, response } = exchange;
    const fields = [request.headers.first('ETag'), response.headers.first('ETag'), response.headers.first('If-Match')];
    return fields.some((field) => field !== null) || isReadOfUpdated(exchange, traffic) ? [exchange] : [];
  },
  judge: (exchange, _same, traffic) => {
    const faults = [sentTag(exchange), answeredCondition(exchange), malformedTag(exchange)];
    return [...faults, missingTag(exchange, traffic)].filter((fault) => fault !== null);
  },
});

function sentTag(exchange: Exchange): ExchangeViolation | null {
  const tag = exchange.request.headers.first('ETag');
  if (tag === null || !isTaken(exchange)) return null;
  return { message: 'ETag is sent with a request; send the tag in If-Match', at: tag.place };
}

function answeredCondition({ response }: Exchange): ExchangeViolation | null {
  const condition = response.headers.first('If-Match');
  return condition && { message: 'If-Match is sent with a response; send the tag in ETag', at: condition.place };
}

function malformedTag({ response }: Exchange): ExchangeViolation | null {
  const [tag = null, ...others] = response.headers.all('ETag');
  if (tag === null) return null;
  const wrong = [tag, ...others].find(({ value }) => !TAG.test(value));
  if (wrong !== undefined)
    return { message: `the ETag ${quote(wrong.value)} is no entity tag; write it in quotation marks`, at: wrong.place };
  const other = others.find(({ value }) => value !== tag.value);
  if (other === undefined) return null;
  const tags = `${quote(tag.value)} and ${quote(other.value)}`;
  return { message: `this answer has the ETags ${tags}; send that of the representation alone`, at: other.place };
}

/** A tag in the wrong field is reported there. */
function missingTag(exchange: Exchange, traffic: Traffic): ExchangeViolation | null {
  const { headers } = exchange.response;
  if (headers.has('ETag') || headers.has('If-Match') || !isReadOfUpdated(exchange, traffic)) return null;
  const fact = isReadWithTag(exchange, traffic)
    ? 'the client has a tag of this resource'
    : 'this resource can be updated';
  return { message: `${fact}, and its GET is answered without ETag; send ETag`, at: headers.place };
}

function isReadOfUpdated(exchange: Exchange, traffic: Traffic): boolean {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'GET' || response.status !== 200) return false;
  if (isReadWithTag(exchange, traffic)) return true;
  const path = traffic.pathOf(exchange);
  const pathItem = path?.path.use.node ?? null;
  if (path === null || pathItem === null || !['item', 'singleton'].includes(path.sureClass ?? '')) return false;
  const updates = updatesOf(pathItem, path.description);
  if (updates === null || path.isDescribed) return updates !== null;
  return pathItem.operations.some(
    ({ method, responses }) => ['put', 'patch'].includes(method) && responses.some(({ key }) => isSuccess(key)),
  );
}

/**
 * True for a GET that names a tag, which a client has from an earlier answer; a description says itself which resources
 * have one.
 */
function isReadWithTag(exchange: Exchange, traffic: Traffic): boolean {
  const { headers } = exchange.request;
  const isNamed = headers.has('If-None-Match') || headers.has('If-Match');
  return isNamed && traffic.pathOf(exchange)?.isDescribed !== true;
}
