import { defineExchange } from '../../../framework/define-exchange.ts';
import { creationFault, isCreationSeen } from '../../../functions/exchange/created.ts';
import { collectionOfCreation } from '../../../model/exchange/creation.ts';

/** POST on a collection that creates one resource. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['created-body'],
  concerns: ({ method }) => method === 'POST',
  subjects: (exchange, traffic) =>
    isCreationSeen(exchange) && collectionOfCreation(exchange, traffic) !== null ? [exchange.response] : [],
  judge: (_response, exchange, traffic) => creationFault(exchange, traffic, 'the new resource'),
});
