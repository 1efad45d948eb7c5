import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { queryNamesOf } from '../../../model/parameters/names-in-query.ts';
import { queryNameUsesOf } from '../../../model/query/query-names.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';

/** The parameter that gives everything about sorting; and those that give the field and the direction. */
const WHOLE = 'sort';
const FIELD = 'sortBy';
const DIRECTION = 'sortOrder';

/** A query parameter for sorting, where an operation or a path item uses it, with the names beside it. */
interface SortingUse {
  readonly place: Place;
  readonly name: string;
  /** The names as they are written. */
  readonly written: ReadonlySet<string>;
  /** The names that the conventions have for what the parameters do. */
  readonly meant: ReadonlySet<string>;
}

/** An operation sorts by one parameter or by two that go together, and not in both ways. */
export default defineRule({
  id: 'sort-one-way',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'A list is sorted by sortBy with sortOrder, or by sort, and not both.',
  why: 'Two ways to say the same can contradict each other, and a direction without a field says nothing.',
  subjects: sortingUses,
  judge: ({ name, written, meant }) => {
    const beside = [FIELD, DIRECTION].find((part) => written.has(part));
    if (name === WHOLE && beside !== undefined) {
      return {
        message: `${quote(name)} stands beside ${quote(beside)}; offer ${WHOLE} alone, or ${FIELD} with ${DIRECTION}`,
      };
    }
    if (name !== DIRECTION || meant.has(FIELD) || meant.has(WHOLE)) return null;
    return { message: `${quote(name)} has no ${FIELD} beside it that says what is sorted; add ${FIELD}` };
  },
});

/** A parameter of a path item is given once for all of its operations. */
function sortingUses(description: Description): SortingUse[] {
  const uses = clientOperations(description).flatMap((operation) => usesIn(operation, description));
  return [...new Map(uses.map((use) => [use.place, use])).values()];
}

function usesIn(operation: OperationNode, description: Description): SortingUse[] {
  const written = new Set(queryNamesOf(operation).map(({ name }) => name));
  const meant = meantNamesOf(operation, description);
  return queryNameUsesOf(operation).flatMap(({ query: { name }, place }) =>
    [WHOLE, FIELD, DIRECTION].includes(name) ? [{ place, name, written, meant }] : [],
  );
}
