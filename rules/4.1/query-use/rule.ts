import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { commonText, misplacementText } from '../../../functions/messages/misplaced-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import {
  isMisplacedEverywhere,
  misplacedUsesOf,
  misplacement,
  type QueryParameterUse,
  queryParameterUses,
  saysVersion,
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
    const alike = misplacedUsesOf(use.name, description);
    if (saysVersion(use) || alike.length >= MANY) return alike[0] === use ? commonFault(alike, description) : null;
    const { place, remedy } = misplacementText(misplaced, use, description);
    return {
      message: `query parameter ${quote(use.name)} stands on ${place}; ${remedy}`,
      covers: mootPlaces(use, description),
    };
  },
});

/** From so many misplaced uses of one name on they are one decision, and one finding. */
const MANY = 5;

function commonFault(uses: readonly QueryParameterUse[], description: Description): Violation {
  const [first] = uses;
  const isVersion = first !== undefined && saysVersion(first);
  const own = uses.flatMap(({ node }) =>
    isVersion && node !== null ? [below(node.place, 'name'), below(node.place, 'required')] : [],
  );
  const kinds = uses.flatMap((use) => misplacement(use, description) ?? []);
  return {
    message: isVersion ? versionText(first.name) : (places) => commonText(first?.name ?? '', places.length, kinds),
    ...(uses.length > 1 && { places: uses.map(({ place }) => place) }),
    covers: [...own, ...uses.flatMap((use) => mootPlaces(use, description))],
  };
}

function versionText(name: string): string {
  return `query parameter ${quote(name)} says the version of the API; leave it out, since the first segment of the path is for that`;
}

/** Whether it is required and how it joins values is moot for a parameter that belongs nowhere. */
function mootPlaces({ node }: QueryParameterUse, description: Description): Place[] {
  if (node === null || !isMisplacedEverywhere(node, description)) return [];
  return [below(node.place, 'required'), ...parameterTexts(node).map(({ place }) => place)];
}
