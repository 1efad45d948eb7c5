import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { misplacementText } from '../../../functions/messages/misplaced-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import {
  isMisplacedEverywhere,
  misplacedVersions,
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
    if (saysVersion(use)) return versionFault(use, description);
    const misplaced = misplacement(use, description);
    if (misplaced === null) return null;
    const { place, remedy } = misplacementText(misplaced, use, description);
    return {
      message: `query parameter ${quote(use.name)} stands on ${place}; ${remedy}`,
      covers: mootPlaces(use, description),
    };
  },
});

/** One cause has all of them, which the first one tells. */
function versionFault(use: QueryParameterUse, description: Description): Violation | null {
  const uses = misplacedVersions(description);
  if (uses[0] !== use) return null;
  const message = `query parameter ${quote(use.name)} says the version of the API; leave it out, since the first segment of the path is for that`;
  const nodes = uses.flatMap(({ node }) => node ?? []);
  const moot = nodes.flatMap((node) => [
    ...['name', 'required'].map((key) => below(node.place, key)),
    ...parameterTexts(node).map(({ place }) => place),
  ]);
  return { message, ...(uses.length > 1 && { places: uses.map(({ place }) => place) }), covers: moot };
}

/** Whether it is required and how it joins values is moot for a parameter that belongs nowhere. */
function mootPlaces({ node }: QueryParameterUse, description: Description): Place[] {
  if (node === null || !isMisplacedEverywhere(node, description)) return [];
  return [below(node.place, 'required'), ...parameterTexts(node).map(({ place }) => place)];
}
