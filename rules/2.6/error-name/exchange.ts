import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { upperCaseRemedy } from '../../../functions/messages/upper-case.ts';
import { errorMembers, mayHaveErrors } from '../../../model/exchange/sent-errors.ts';
import { isUpperCase } from '../../../model/text/words/name-case.ts';

/** The names of errors, also of those in a `batch_result`. */
export default defineExchange({
  group: 'differences',
  concerns: mayHaveErrors,
  subjects: (exchange, traffic) =>
    errorMembers('name', exchange, traffic).filter(({ value }) => typeof value === 'string'),
  judge: ({ value }) => {
    const name = String(value);
    if (isUpperCase(name)) return null;
    return { message: `error name ${quote(name)} is not UPPER_CASE; ${upperCaseRemedy(name)}` };
  },
});
