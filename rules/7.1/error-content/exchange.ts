import { defineExchange } from '../../../framework/define-exchange.ts';
import { hasBody, isBodiless, mayBeRejection } from '../../../model/exchange/outcome.ts';

/** Errors, but for rejections that an intermediary may have sent (section 5). */
export default defineExchange({
  concerns: ({ status }) => status >= 400,
  subjects: ({ response }) =>
    response.status < 400 || isBodiless(response) || hasBody(response) === 'unknown' || mayBeRejection(response)
      ? []
      : [{ ...response, place: response.statusPlace }],
  judge: (response) => {
    const isEmpty = hasBody(response) === 'no' || response.body.text?.trim() === '';
    if (!isEmpty) return null;
    const message = `this ${response.status} has no body; answer with the error object`;
    return { message, covers: [response.body.place] };
  },
});
