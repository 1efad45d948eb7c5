import { asObject, has, isObject, member } from '../description/json.ts';
import { bulkKind } from './bulk.ts';
import { answeredObject, answerOf } from './content.ts';
import { asksForLess, isUpload } from './creation.ts';
import type { Exchange } from './exchange.ts';
import type { BodyValue, Traffic } from './traffic.ts';

/**
 * The object that a response has as its body, or the one object that this is an envelope of where that has links; null
 * for no object.
 */
export function answeredResource(exchange: Exchange, traffic: Traffic): BodyValue | null {
  const whole = answeredObject(exchange, traffic);
  if (whole === null || !isObject(whole.value) || Object.keys(whole.value).length !== 1) return whole;
  if (!has(asObject(Object.values(whole.value)[0]), 'links')) return whole;
  const only = answerOf(exchange, traffic).find(({ parent }) => parent?.value === whole.value);
  return only !== undefined && isObject(only.value) && has(only.value, 'links') ? only : whole;
}

/** The body of a 201 that is one resource and no file; null for any other answer. */
export function createdResource(exchange: Exchange, traffic: Traffic): BodyValue | null {
  return exchange.response.status === 201 ? resourceIn(exchange, traffic) : null;
}

/**
 * The body of an answer that has links (2.4/links-array): of 201 and 202, and of 200 to GET, PUT and PATCH of what is
 * certainly one resource. Collection responses, the results of actions and of bulk requests, and files are none of
 * them.
 */
export function linkedAnswer(exchange: Exchange, traffic: Traffic): BodyValue | null {
  const { request, response } = exchange;
  if (response.status === 201 || response.status === 202) return resourceIn(exchange, traffic);
  const isOfOne = ['item', 'singleton'].includes(traffic.pathOf(exchange)?.sureClass ?? '');
  const isRead = ['GET', 'PUT', 'PATCH'].includes(request.method.toUpperCase());
  return response.status === 200 && isOfOne && isRead ? resourceIn(exchange, traffic) : null;
}

/** What an action answers with may be calculated: it is a resource where it has links. */
function resourceIn(exchange: Exchange, traffic: Traffic): BodyValue | null {
  if (asksForLess(exchange) || isUpload(exchange) || bulkKind(exchange, traffic) !== 'single') return null;
  const answer = answeredResource(exchange, traffic);
  const isResource = traffic.pathOf(exchange)?.sureClass !== 'action' || member(answer?.value, 'links') !== undefined;
  return isResource ? answer : null;
}
