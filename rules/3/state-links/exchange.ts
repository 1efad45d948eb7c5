import { defineExchange, type ExchangeViolation } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { asArray, asObject, asString, type JsonObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import { STATE_NAMES } from '../../../model/resources/state-fields.ts';
import { stateOf } from '../../../model/resources/state-values.ts';
import { toUpperCase } from '../../../model/text/words/name-case.ts';

/** States that nothing leads out of. */
const FINAL = ['COMPLETED', 'CANCELLED', 'CANCELED', 'CLOSED', 'EXPIRED', 'FAILED', 'REFUNDED', 'REJECTED', 'VOIDED'];

/** The states in which an action cannot be possible: it has led there already, or everything is over. */
const IMPOSSIBLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['activate', ['ACTIVE', 'ACTIVATED']],
  ['approve', ['APPROVED']],
  ['cancel', FINAL],
  ['close', ['CLOSED']],
  ['complete', ['COMPLETED']],
  ['deactivate', ['INACTIVE', 'DEACTIVATED']],
  ['reject', ['REJECTED']],
  ['suspend', ['SUSPENDED']],
  ['void', ['VOIDED']],
]);

/** The members of an object that tell its state. */
const OF_STATES = [...STATE_NAMES, 'processing_state'];

/**
 * The links of an object with a state. Which actions a state allows only the service knows: reported is an action that
 * has led to the state already, and one that ends what is over.
 */
export default defineExchange({
  values: new Selection({
    at: ({ kind }, type, names) => {
      const mayHave = names.includes('links') && OF_STATES.some((name) => names.includes(name));
      if (kind.part === 'request' || type !== 'object' || !mayHave) return 'none';
      return (object: JsonObject) => {
        const links = asArray(object.links);
        if (links.length === 0 || stateOf(object) === null) return 'none';
        return links.some((link) => IMPOSSIBLE.has(relationOf(link))) ? 'look' : 'holds';
      };
    },
    subject: ({ value, place }) => ({
      place: below(place, 'links'),
      state: stateOf(asObject(value)) ?? '',
      links: asArray(member(value, 'links')),
    }),
  }),
  judge: ({ place, state, links }) =>
    links.flatMap((link, index): ExchangeViolation[] => {
      const relation = relationOf(link);
      const isRead = asString(member(link, 'method'))?.toUpperCase() === 'GET';
      if (isRead || IMPOSSIBLE.get(relation)?.includes(toUpperCase(state) ?? '') !== true) return [];
      const message = `a link offers ${quote(relation)} in the state ${quote(state)}; give only the links of actions that the state allows`;
      return [{ message, at: below(place, index) }];
    }),
});

function relationOf(link: unknown): string {
  return asString(member(link, 'rel'))?.toLowerCase() ?? '';
}
