import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { hasBody, isBodiless } from '../../../model/exchange/outcome.ts';

/** Bodies of successes. One without a Content-Type is 9.1/content-type. */
export default defineExchange({
  group: 'differences',
  subjects: ({ response }) => {
    const { status, mediaType, headers } = response;
    const field = headers.first('Content-Type');
    const isSuccess = status >= 200 && status < 300 && status !== 204;
    if (!isSuccess || isBodiless(response) || hasBody(response) === 'no' || field === null || field.value === '')
      return [];
    return [{ place: field.place, essence: mediaType?.essence ?? null, written: field.value }];
  },
  judge: ({ essence, written }) =>
    essence === 'application/json'
      ? null
      : { message: `a success has the media type ${quote(written)}; write application/json; charset=UTF-8` },
});
