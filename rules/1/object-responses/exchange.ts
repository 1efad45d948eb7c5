import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { asArray, isObject } from '../../../model/description/json.ts';
import { isJson } from '../../../model/text/standards/media-type.ts';

/** The body of every response that is JSON. */
export default defineExchange({
  group: 'differences',
  subjects: ({ response }) => {
    const { body, mediaType } = response;
    if (body.json === null || (mediaType !== null && !isJson(mediaType.essence))) return [];
    return [{ place: body.place, value: body.json.value, isError: response.status >= 400 }];
  },
  judge: ({ value, isError }) => {
    if (isObject(value)) return null;
    if (isError) return { message: `the error is ${kindOf(value)}; write the error object of §2.6` };
    return Array.isArray(value)
      ? { message: `the response is ${kindOf(value)}; make it an object that has the array as its property items` }
      : { message: `the response is ${kindOf(value)}; make it an object, with this value in a property` };
  },
});

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return quote(value);
  const { length } = asArray(value);
  return length === 0 ? 'an empty array' : `an array of ${length}`;
}
