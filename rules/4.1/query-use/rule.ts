import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import {
  commonPlace,
  commonRemedy,
  fittingRemedy,
  misplacementText,
} from '../../../functions/messages/misplaced-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { responsePlace } from '../../../model/operations/responses.ts';
import {
  isMisplacedEverywhere,
  type Misplacement,
  misplacement,
  misplacementsAt,
  type QueryParameterUse,
  queryParameterUses,
  saysVersion,
  takesNoOtherQuery,
} from '../../../model/query/misplaced-parameters.ts';
import { parameterTexts } from '../../../model/query/repeated-parameters.ts';

/**
 * Query parameters stand only where they choose from a collection or serve a read that can be cached. Where the class
 * of a path is not known for certain, only what holds for every class is judged.
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
    const { name } = use;
    if (saysVersion(use)) return versionFault(use, description);
    const fitting = fittingRemedy(use, description);
    return {
      message: (places) =>
        places.length > 1
          ? commonText(name, misplacementsAt(places, name, description), fitting, places.length)
          : aloneText(misplaced, use, description),
      // Whoever offers it in many places where it does not belong decided so once.
      cause: `${name} ${fitting ?? ''}`,
      covers: mootPlaces(use, description),
    };
  },
});

function aloneText(misplaced: Misplacement, use: QueryParameterUse, description: Description): string {
  const { place, remedy } = misplacementText(misplaced, use, description);
  return `query parameter ${quote(use.name)} stands on ${place}; ${remedy}`;
}

function commonText(name: string, kinds: readonly Misplacement[], fitting: string | null, count: number): string {
  const fact = `query parameter ${quote(name)} stands in ${count} places where it does not belong (${commonPlace(kinds)})`;
  return `${fact}; ${fitting ?? commonRemedy(kinds)}`;
}

/** What it is called, and whether it is required, is moot. */
function versionFault(use: QueryParameterUse, description: Description): Violation {
  const { name, node } = use;
  const own = node === null ? [] : ['name', 'required'].map((key) => below(node.place, key));
  return {
    message: `query parameter ${quote(name)} says the version of the API; leave it out, since the first segment of the path is for that`,
    cause: 'version',
    covers: [...own, ...mootPlaces(use, description)],
  };
}

function mootPlaces(use: QueryParameterUse, description: Description): Place[] {
  return [...mootParts(use, description), ...mootErrors(use, description)];
}

/** Whether it is required and how it joins values is moot for a parameter that belongs nowhere. */
function mootParts({ node }: QueryParameterUse, description: Description): Place[] {
  if (node === null || !isMisplacedEverywhere(node, description)) return [];
  return [below(node.place, 'required'), ...parameterTexts(node).map(({ place }) => place)];
}

/**
 * The 400 of an operation that without the parameter has no input to refuse; other rules look for it at the responses.
 */
function mootErrors({ operations }: QueryParameterUse, description: Description): Place[] {
  return operations
    .filter((operation) => takesNoOtherQuery(operation, description))
    .flatMap((operation) => [below(operation.place, 'responses'), responsePlace(operation, '400')]);
}
