import { defineExchange } from '../../../framework/define-exchange.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { succeeds } from '../../../model/exchange/outcome.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';

/** The classes of what can be deleted. */
const DELETABLE: readonly (string | null | undefined)[] = ['item', 'singleton', 'queue'];

/**
 * Successes of DELETE, 404 and 410. A 404 is the answer to what never existed, too (4.2/delete-no-content), but only
 * where there certainly is such a path; 410 and other errors are left alone.
 */
export default defineExchange({
  group: 'differences',
  concerns: ({ method }) => method === 'DELETE',
  subjects: (exchange, traffic) =>
    succeeds(exchange, 'DELETE') || isGone(exchange, traffic)
      ? [{ place: exchange.response.statusPlace, status: exchange.response.status }]
      : [],
  judge: ({ status }) => {
    if (status === 204 || status === 202 || status === 410) return null;
    const remedy = status === 404 ? 'answer 204 also when it is deleted already' : 'answer 204 without a body';
    return { message: `DELETE is answered ${status}; ${remedy}` };
  },
});

function isGone(exchange: Exchange, traffic: Traffic): boolean {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'DELETE' || (response.status !== 404 && response.status !== 410)) return false;
  return DELETABLE.includes(traffic.pathOf(exchange)?.sureClass);
}
