import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { creationFault, isCreationSeen } from '../../../functions/exchange/created.ts';
import { isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { collectionOfCreation } from '../../../model/exchange/creation.ts';
import type { Exchange, ResponseMessage } from '../../../model/exchange/exchange.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';

/**
 * POST and GET on a sub-collection are those on a collection. What any collection response lacks is
 * 2.5/collection-items.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['created-body', 'collection-items', 'object-responses'],
  concerns: ({ method }) => method === 'POST' || method === 'GET',
  subjects: (exchange, traffic) =>
    (isCreationSeen(exchange) && collectionOfCreation(exchange, traffic)?.isSubCollection === true) ||
    readsSubCollection(exchange, traffic)
      ? [exchange.response]
      : [],
  judge: (response, exchange, traffic) =>
    exchange.request.method.toUpperCase() === 'GET'
      ? collectionFault(response)
      : creationFault(exchange, traffic, 'the new sub-resource'),
});

function readsSubCollection(exchange: Exchange, traffic: Traffic): boolean {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'GET' || response.status !== 200 || response.body.json === null) return false;
  const path = traffic.pathOf(exchange);
  return path?.sureClass === 'collection' && path.path.isSubCollection;
}

function collectionFault({ body }: ResponseMessage): ExchangeViolation | null {
  const answer = body.json?.value;
  if (Array.isArray(member(answer, 'items'))) return null;
  const at = isObject(answer) && 'items' in answer ? below(body.place, 'items') : body.place;
  return { message: 'GET on a sub-collection answers without an array items; answer with a collection response', at };
}
