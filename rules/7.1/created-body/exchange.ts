import { defineExchange } from '../../../framework/define-exchange.ts';
import { createdFault } from '../../../functions/exchange/created.ts';
import { bulkKind } from '../../../model/exchange/bulk.ts';
import { asksForLess, isUpload } from '../../../model/exchange/creation.ts';
import { isSeen } from '../../../model/exchange/outcome.ts';

/** Every 201, but for those of many resources and of files, and of clients that asked for less. */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['action-responses'],
  concerns: ({ status }) => status === 201,
  subjects: (exchange, traffic) => {
    const { request, response } = exchange;
    if (response.status !== 201 || request.method.toUpperCase() === 'HEAD' || !isSeen(response)) return [];
    const needsNone = asksForLess(exchange) || isUpload(exchange) || bulkKind(exchange, traffic) !== 'single';
    return needsNone ? [] : [response];
  },
  judge: (_response, exchange, traffic) => createdFault(exchange, traffic),
});
