import { defineRule } from '../../../framework/define-rule.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { below } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { SUCCESS_STATUSES, successInPlaceOf } from '../../../model/operations/success-statuses.ts';

/** The service's own operations answer with few success statuses; a range such as 2XX is none of them. */
export default defineRule({
  id: 'success-codes',
  statements: ['7.1/success-codes'],
  severity: 'error',
  summary: 'Success is answered 200, 201, 202 or 204.',
  why: 'Clients branch on four cases; a further status, or a range that may be any of them, is a case that nobody handles.',
  subjects: (description) =>
    clientOperations(description).flatMap((operation) =>
      operation.responses
        .filter(({ key }) => isSuccess(key))
        .map(({ key, place }) => ({ status: key, place, operation })),
    ),
  judge: ({ status, operation }) => {
    if (SUCCESS_STATUSES.includes(status)) return null;
    const remedy = `write ${successInPlaceOf(status) ?? listed(SUCCESS_STATUSES, 'or')}`;
    const fact = /^\d{3}$/.test(status) ? `the success status is ${status}` : `${quote(status)} is no status`;
    // Where the rules about methods report that the status to write is missing.
    return { message: `${fact}; ${remedy}`, covers: [below(operation.place, 'responses')] };
  },
});
