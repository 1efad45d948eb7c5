import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import { isOfLink } from '../../../model/exchange/sent-links.ts';
import { hasUpperCase, toLowerCase } from './relation-case.ts';

/** The relations of the items of arrays `links`, and of other objects that have an href as well. */
export default defineExchange({
  group: 'differences',
  values: new Selection({
    at: (slot, type) => {
      if (slot.key !== 'rel' || type !== 'string' || !isOfLink(slot)) return 'none';
      return (text: string) => (hasUpperCase(text) ? 'look' : 'holds');
    },
    subject: ({ place, value }) => ({ place, value: String(value) }),
  }),
  judge: ({ value }) =>
    hasUpperCase(value)
      ? { message: `rel ${quote(value)} is not lower-case; write ${quote(toLowerCase(value))}`, about: value }
      : null,
});
