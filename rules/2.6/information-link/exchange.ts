import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { errorMembers, mayHaveErrors } from '../../../model/exchange/sent-errors.ts';
import { isUri } from './uri.ts';

/** The information_link of errors. That it is a string 2.6/error-schema says; null is 2.1/no-null. */
export default defineExchange({
  yieldsTo: ['error-schema'],
  concerns: mayHaveErrors,
  subjects: (exchange, traffic) =>
    errorMembers('information_link', exchange, traffic).filter(({ value }) => value !== null),
  judge: ({ value }) =>
    typeof value === 'string' && isUri(value)
      ? null
      : { message: `information_link ${quote(value)} is no URI; write one such as "https://api.example.com/errors"` },
});
