import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { errorMembers, mayHaveErrors } from '../../../model/exchange/sent-errors.ts';
import { isUri } from './uri.ts';

/** The information_link of errors that is a text; another type is judged by 2.6/error-schema. */
export default defineExchange({
  concerns: mayHaveErrors,
  subjects: (exchange, traffic) =>
    errorMembers('information_link', exchange, traffic).filter(({ value }) => typeof value === 'string'),
  judge: ({ value }) =>
    isUri(String(value))
      ? null
      : { message: `information_link ${quote(value)} is no URI; write one such as "https://api.example.com/errors"` },
});
