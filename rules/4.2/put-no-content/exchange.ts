import { defineExchange } from '../../../framework/define-exchange.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { hasBody, succeeds } from '../../../model/exchange/outcome.ts';
import { preferencesIn } from '../../../model/exchange/preferences.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { RETURN_REPRESENTATION } from '../../../model/operations/prefer-header.ts';
import { documentsStatus, responseOf } from '../../../model/operations/responses.ts';

/** What PUT is to be answered on what is not one resource is open. */
const OTHERS: readonly (string | null)[] = ['action', 'search', 'upload', 'collection'];

/**
 * Every success of PUT. A 200 with a body may have its reason, which only a description can give: it is reported where
 * the description knows 204 and no 200.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['created-body', 'no-content-empty'],
  concerns: ({ method }) => method === 'PUT',
  subjects: (exchange, traffic) => {
    if (!succeeds(exchange, 'PUT') || OTHERS.includes(traffic.pathOf(exchange)?.sureClass ?? null)) return [];
    const { response } = exchange;
    const isOpen = response.status === 200 && hasBody(response) !== 'no' && standingOf200(exchange, traffic) === 'open';
    return isOpen ? [] : [{ ...response, place: response.statusPlace }];
  },
  judge: (response, exchange, traffic) => {
    const { status } = response;
    const isEmpty = hasBody(response) === 'no';
    if (status === 204 && hasBody(response) === 'yes') {
      return { message: 'PUT is answered 204 with a body; leave the body out', at: response.body.place };
    }
    if (status === 200 && isEmpty) return { message: 'PUT is answered 200 without a body; answer 204' };
    if (status === 201 && isEmpty) {
      return { message: 'PUT is answered 201 without a body; answer with what was created and its links' };
    }
    if (status === 200 && standingOf200(exchange, traffic) === 'unknown') {
      return { message: 'PUT is answered 200, which its description does not know; answer 204 without a body' };
    }
    return [200, 201, 202, 204].includes(status)
      ? null
      : { message: `PUT is answered ${status}; answer 204 without a body` };
  },
});

/** Whether a 200 with a body is right: `open` without a description; `unknown` where the description knows 204 only. */
function standingOf200(exchange: Exchange, traffic: Traffic): 'known' | 'unknown' | 'open' {
  const operation = traffic.operationOf(exchange);
  if (preferencesIn(exchange.request, 'Prefer').includes(RETURN_REPRESENTATION)) return 'known';
  if (operation === null) return 'open';
  if (documentsStatus(operation, '200')) return 'known';
  return responseOf(operation, '204') === null ? 'open' : 'unknown';
}
