import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { IDEMPOTENCY_KEY, isKeyHeader, type OtherKey, otherKeys } from '../../../model/operations/idempotency-key.ts';
import { queryParameterUses } from '../../../model/query/misplaced-parameters.ts';

/** Something that carries an idempotency key; `other` is null for the header of the right name. */
interface Subject {
  readonly place: Place;
  readonly other: OtherKey | null;
}

/** Idempotency keys are carried by the header Idempotency-Key. */
export default defineRule({
  id: 'idempotency-key-name',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'An idempotency key is carried by the header Idempotency-Key.',
  why: 'Clients and gateways repeat requests safely without reading up on each API only where the header has the same name everywhere.',
  judgesAbsence: true,
  subjects: (description): Subject[] => [
    ...description.parameters.filter(isKeyHeader).map(({ place }) => ({ place, other: null })),
    ...otherKeys(description).map((other) => ({ place: other.place, other })),
  ],
  judge: ({ other }, description) => {
    if (other === null) return null;
    const { carrier, name, source } = other;
    return {
      covers: [source.place, below(source.place, 'name'), ...queryUsesOf(source, description)],
      message:
        carrier === 'header'
          ? `the header ${plain(name)} carries an idempotency key; name it ${IDEMPOTENCY_KEY}`
          : `the ${carrier} ${plain(name)} carries an idempotency key; take it in the request header ${IDEMPOTENCY_KEY}`,
    };
  },
});

/** Where operations refer to a query parameter that carries a key. */
function queryUsesOf(source: OtherKey['source'], description: Description): Place[] {
  return queryParameterUses(description)
    .filter(({ node }) => node === source)
    .map(({ place }) => place);
}
