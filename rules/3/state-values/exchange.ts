import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { upperCaseRemedy } from '../../../functions/messages/upper-case.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import { stateStanding } from '../../../model/exchange/sent-enumerations.ts';
import { STATE_NAMES } from '../../../model/resources/state-fields.ts';
import { isStateValue } from '../../../model/resources/state-values.ts';
import { isUpperCase } from '../../../model/text/words/name-case.ts';

/** States in bodies, also in those of requests that the service takes. Errors have no state of a resource. */
export default defineExchange({
  values: new Selection({
    at: (slot, type) => {
      if (slot.kind.isError || !STATE_NAMES.includes(String(slot.key)) || type === 'null' || type === 'array')
        return 'none';
      return type === 'string' && slot.schemas.length === 0 ? stateStanding(slot) : 'look';
    },
    subject: (value) => (isStateValue(value) ? value : null),
  }),
  judge: ({ key, value }) => {
    const name = plain(String(key));
    if (typeof value !== 'string') {
      return { message: `${name} is ${quote(value)}; write a string with an UPPER_CASE value` };
    }
    if (isUpperCase(value)) return null;
    return { message: `the ${name} ${quote(value)} is not UPPER_CASE; ${upperCaseRemedy(value)}` };
  },
});
