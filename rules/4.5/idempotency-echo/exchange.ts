import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { IDEMPOTENCY_KEY } from '../../../model/operations/idempotency-key.ts';

/** Answers that have the header: to leave it out is right. */
export default defineExchange({
  subjects: ({ response }) => response.headers.all(IDEMPOTENCY_KEY),
  judge: ({ value }, { request }) => {
    const sent = request.headers.first(IDEMPOTENCY_KEY);
    if (sent === null) {
      return { message: `${IDEMPOTENCY_KEY} is answered with ${quote(value)} where no key was sent; leave it out` };
    }
    if (unquoted(value) === unquoted(sent.value)) return null;
    return {
      message: `${IDEMPOTENCY_KEY} is answered with ${quote(value)}; repeat ${quote(sent.value)}, or leave it out`,
    };
  },
});

/** The key is a text in quotation marks by the draft of the header field, and mostly sent without. */
function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/, '$1');
}
