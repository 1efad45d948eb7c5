import { defineExchange } from '../../../framework/define-exchange.ts';
import { asString, isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { errorDetails, mayHaveErrors } from '../../../model/exchange/sent-errors.ts';
import { pointerFault } from './pointer-fault.ts';

/** What is no part of a body has a name and no pointer. */
const ELSEWHERE = /^(?:query|header|headers|path|cookie)$/i;

/** A field of a query, a header or a path may be its name: only a body has members for a pointer to lead to. */
export default defineExchange({
  concerns: mayHaveErrors,
  subjects: (exchange, traffic) =>
    errorDetails(exchange, traffic).flatMap(({ value, place }) => {
      const field = isObject(value) ? value.field : null;
      if (typeof field !== 'string' || ELSEWHERE.test(asString(member(value, 'location')) ?? '')) return [];
      return [{ place: below(place, 'field'), field }];
    }),
  judge: ({ field }) => {
    const message = pointerFault(field);
    return message === null ? null : { message };
  },
});
