import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { asString, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { GENERAL_ERROR_NAMES } from '../../../model/errors/general-names.ts';
import { answeredObject } from '../../../model/exchange/content.ts';

/** What HTTP calls the status. */
const REASON_PHRASE = /^(?:422[^\p{L}\p{N}]*)?(?:unprocessable (?:entity|content)|bad request|error)?[^\p{L}\p{N}]*$/iu;

/**
 * The names and messages of 422, by which business rules are reported. A name or message that is missing is
 * 2.6/error-schema.
 */
export default defineExchange({
  concerns: ({ status }) => status === 422,
  subjects: (exchange, traffic) => {
    const whole = exchange.response.status === 422 ? answeredObject(exchange, traffic) : null;
    if (whole === null) return [];
    return (['name', 'message'] as const).flatMap((key) => {
      const text = asString(member(whole.value, key));
      return text === null ? [] : [{ place: below(whole.place, key), key, text }];
    });
  },
  judge: ({ key, text }) => {
    if (key === 'name') {
      if (!GENERAL_ERROR_NAMES.includes(text.toUpperCase())) return null;
      return {
        message: `the error of this 422 is named ${quote(text)}; name the business rule, as in INVALID_OPERATION`,
      };
    }
    if (!REASON_PHRASE.test(text)) return null;
    return { message: `the message of this 422 is ${quote(text)}; say which business rule is broken` };
  },
});
