import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { counted, quote } from '../../../framework/messages.ts';
import { has, isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { BATCH_RESULT, hasFailures } from '../../../model/exchange/batch-result.ts';
import { bulkKind } from '../../../model/exchange/bulk.ts';
import { hasBody } from '../../../model/exchange/outcome.ts';

/**
 * Answers to bulk requests. All or nothing has one status for all, and an answer without results by item may stand for
 * that where it is no 200. That an entry is a resource or an error is left to the rules about these.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['success-codes', 'object-responses', 'no-null', 'error-schema'],
  concerns: ({ method }) => method === 'POST',
  subjects: (exchange, traffic) => (bulkKind(exchange, traffic) === 'bulk' ? [exchange.response] : []),
  judge: (response, { request }) => {
    const { status, statusPlace, body } = response;
    if (status === 207 || (status === 201 && hasOnlyResults(body.json?.value)))
      return { message: `a bulk request is answered ${status}; answer 200 with batch_result`, at: statusPlace };
    if (status >= 400 && hasOnlyResults(body.json?.value)) {
      const remedy = 'answer 200, or with one error object where all fail together';
      return { message: `batch_result is answered ${status}; ${remedy}`, at: body.place };
    }
    if (status !== 200) return null;
    if (hasBody(response) === 'no') {
      return { message: 'the 200 of a bulk request has no body; answer with batch_result', at: statusPlace };
    }
    if (body.json === null) return null;
    const answer = body.json.value;
    if (!isObject(answer) || answer[BATCH_RESULT] === undefined) {
      const remedy = 'answer with batch_result, a resource or an error for each item';
      return { message: `the 200 of a bulk request has no batch_result; ${remedy}`, at: body.place };
    }
    const results = answer[BATCH_RESULT];
    const place = below(body.place, BATCH_RESULT);
    if (!Array.isArray(results))
      return { message: `batch_result is ${quote(results)}; write an array of objects`, at: place };
    const sent = member(request.body.json?.value, 'items');
    // Errors alone may stand for all that failed, where they point to the items.
    if (Array.isArray(sent) && sent.length !== results.length && !hasFailures(answer)) {
      const counts = `${counted(results.length, 'entry', 'entries')} for ${counted(sent.length, 'item')}`;
      return { message: `batch_result has ${counts}; give a resource or an error for each item`, at: place };
    }
    return results.flatMap((entry: unknown, index): ExchangeViolation[] => {
      if (isObject(entry)) return [];
      const message = `an entry of batch_result is ${quote(entry)}; write an object, the resource or the error`;
      return [{ message, at: below(place, index) }];
    });
  },
});

/** True for a batch_result that stands for itself: not in an error object, nor in a resource for the batch. */
function hasOnlyResults(answer: unknown): boolean {
  return isObject(answer) && has(answer, BATCH_RESULT) && !['name', 'id', 'links'].some((name) => has(answer, name));
}
