import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { upperCaseRemedy } from '../../../functions/messages/upper-case.ts';
import { isStateOfRefund, stateStanding } from '../../../model/exchange/sent-enumerations.ts';
import { type SentField, selectFields } from '../../../model/exchange/sent-fields.ts';
import { STATE_NAMES } from '../../../model/resources/state-fields.ts';
import { isStateValue } from '../../../model/resources/state-values.ts';
import { isUpperCase } from '../../../model/text/words/name-case.ts';

/**
 * States in bodies, also in those of requests that the service takes, and those that a patch writes. Errors have no
 * state of a resource. Whether a `state` that is patched is that of an address cannot be seen.
 */
export default defineExchange({
  group: 'differences',
  values: selectFields({
    at: (_field, type, slot) => {
      if (slot.kind.isError || !STATE_NAMES.includes(String(slot.key)) || type === 'null' || type === 'array')
        return 'none';
      return type === 'string' && slot.schemas.length === 0 ? stateStanding(slot) : 'look';
    },
    subject: (field, exchange) => (isState(field) && !isStateOfRefund(field, exchange) ? field : null),
  }),
  judge: ({ name: written, value }) => {
    const name = plain(written);
    if (typeof value !== 'string') {
      return { message: `${name} is ${quote(value)}; write a string with an UPPER_CASE value` };
    }
    if (isUpperCase(value)) return null;
    return { message: `the ${name} ${quote(value)} is not UPPER_CASE; ${upperCaseRemedy(value)}` };
  },
});

function isState({ name, described }: SentField): boolean {
  if (name === described.key) return isStateValue(described);
  const { parent, value, schemas } = described;
  return name === 'status' && described.key === 'value' && isStateValue({ key: name, parent, value, schemas });
}
