import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed } from '../../../framework/messages.ts';
import { collectionOfCreation } from '../../../model/exchange/creation.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { SUCCESS_STATUSES, successInPlaceOf } from '../../../model/operations/success-statuses.ts';

/** Every success is answered with one of four statuses. */
export default defineExchange({
  group: 'differences',
  concerns: ({ status }) => status >= 200 && status < 300,
  subjects: ({ response: { status, statusPlace } }) =>
    isSuccess(String(status)) ? [{ place: statusPlace, status: String(status) }] : [],
  judge: ({ status }, exchange, traffic) =>
    SUCCESS_STATUSES.includes(status)
      ? null
      : { message: `the success status is ${status}; answer ${wantedInPlaceOf(status, exchange, traffic)}` },
});

/** What the method is answered in any case (section 4.2 of the conventions), else what comes nearest to the status. */
function wantedInPlaceOf(status: string, exchange: Exchange, traffic: Traffic): string {
  const byMethod = BY_METHOD.get(exchange.request.method.toUpperCase());
  if (byMethod !== undefined) return byMethod;
  if (status !== '207' && collectionOfCreation(exchange, traffic) !== null) return '201';
  return successInPlaceOf(status) ?? listed(SUCCESS_STATUSES, 'or');
}

const BY_METHOD: ReadonlyMap<string, string> = new Map([
  ['GET', '200'],
  ['PUT', '204'],
  ['PATCH', '204'],
  ['DELETE', '204'],
]);
