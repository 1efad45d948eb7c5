import { defineExchange } from '../../../framework/define-exchange.ts';
import { looseLinkMessage } from '../../../functions/exchange/loose-links.ts';
import { has, isObject } from '../../../model/description/json.ts';
import type { Place } from '../../../model/description/place.ts';
import { linkedAnswer } from '../../../model/exchange/linked-answers.ts';
import { LINKS_ARRAYS, looseLinks, type SentLooseLink } from '../../../model/exchange/sent-links.ts';

/** A link outside of an array, or the body of an answer that is to have one. */
interface Subject {
  readonly place: Place;
  readonly loose: SentLooseLink | null;
  readonly isMissing: boolean;
}

/**
 * The statement has two rules for descriptions; this one judges all answers. Only a sure class of path shows that an
 * answer of 200 is to have links.
 */
export default defineExchange({
  group: 'differences',
  yieldsTo: ['created-body', 'post-created', 'sub-resource-created', 'accepted-links', 'accepted-both-links'],
  values: LINKS_ARRAYS,
  subjects: (exchange, traffic): Subject[] => {
    const loose = looseLinks(exchange, traffic);
    const wanted = linkedAnswer(exchange, traffic);
    const isOtherwise = loose.some(({ value }) => value.parent?.parent === null);
    const isMissing = isObject(wanted?.value) && !has(wanted.value, 'links') && !isOtherwise;
    return [
      ...loose.map((one) => ({ place: one.value.place, loose: one, isMissing: false })),
      ...(wanted === null ? [] : [{ place: wanted.place, loose: null, isMissing }]),
    ];
  },
  judge: ({ loose, isMissing }) => {
    if (loose !== null) return { message: looseLinkMessage(loose) };
    return isMissing ? { message: 'this resource has no links; add an array links, with self' } : null;
  },
});
