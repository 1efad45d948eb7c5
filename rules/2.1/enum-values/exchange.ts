import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { upperCaseRemedy } from '../../../functions/messages/upper-case.ts';
import { descriptionOf } from '../../../model/exchange/described-fields.ts';
import { isMisspelled, SENT_ENUMERATIONS } from '../../../model/exchange/sent-enumerations.ts';

/**
 * Which strings are enumerated: those whose values the description lists, states, and those whose name says so
 * (`paymentType`, `priority`) with a value that is a word.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['link-object', 'state-values'],
  values: SENT_ENUMERATIONS,
  judge: (field, exchange, traffic) => {
    if (!isMisspelled(field, descriptionOf(exchange, traffic))) return null;
    const value = String(field.value);
    return {
      message: () => `${plain(field.name)} is ${quote(value)}, which is not UPPER_CASE; ${upperCaseRemedy(value)}`,
    };
  },
});
