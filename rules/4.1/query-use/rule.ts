import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { misplacementText } from '../../../functions/messages/misplaced-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import {
  isMisplacedEverywhere,
  misplacement,
  type QueryParameterUse,
  queryParameterUses,
} from '../../../model/query/misplaced-parameters.ts';
import { parameterTexts } from '../../../model/query/repeated-parameters.ts';

/**
 * Query parameters stand only where they choose from a collection or serve a read that can be cached. Where the class of a
 * path is not known for certain, only what holds for every class is judged.
 */
export default defineRule({
  id: 'query-use',
  statements: ['4.1/query-use'],
  severity: 'error',
  summary: 'Query parameters restrict, filter, sort or page a collection, or serve a read that can be cached.',
  why: 'A query that changes what a resource is, or carries what belongs into the body, is lost in caches and written into every log on the way.',
  // An idempotency key goes into a header, not into the body.
  yieldsTo: ['path-parameters', 'idempotency-key-name'],
  subjects: queryParameterUses,
  judge: (use, description) => {
    const misplaced = misplacement(use, description);
    if (misplaced === null) return null;
    const { place, remedy } = misplacementText(misplaced, use, description);
    return {
      message: `query parameter ${quote(use.name)} stands on ${place}; ${remedy}`,
      covers: mootPlaces(use, description),
    };
  },
});

/** Whether it is required and how it joins values is moot for a parameter that belongs nowhere. */
function mootPlaces({ node }: QueryParameterUse, description: Description): Place[] {
  if (node === null || !isMisplacedEverywhere(node, description)) return [];
  return [below(node.place, 'required'), ...parameterTexts(node).map(({ place }) => place)];
}
