import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed } from '../../../framework/messages.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { SUCCESS_STATUSES, successInPlaceOf } from '../../../model/operations/success-statuses.ts';

/** Every success is answered with one of four statuses. */
export default defineExchange({
  concerns: ({ status }) => status >= 200 && status < 300,
  subjects: ({ response: { status, statusPlace } }) =>
    isSuccess(String(status)) ? [{ place: statusPlace, status: String(status) }] : [],
  judge: ({ status }) => {
    if (SUCCESS_STATUSES.includes(status)) return null;
    const wanted = successInPlaceOf(status) ?? listed(SUCCESS_STATUSES, 'or');
    return { message: `the success status is ${status}; answer ${wanted}` };
  },
});
