import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { queryNamesOf, queryNameUsesOf } from '../../../model/query/query-names.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';

export interface SortingWaysOptions {
  /** The parameter that says everything about sorting. */
  readonly whole: string;
  /** The parameter that names what to sort by, and the one that gives its direction. */
  readonly parts: readonly [by: string, direction: string];
}

/** A query parameter for sorting, where an operation or a path item uses it, with the names beside it. */
interface SortingUse {
  readonly place: Place;
  readonly name: string;
  /** As the query has them. */
  readonly written: ReadonlySet<string>;
  /** As the conventions have them. */
  readonly meant: ReadonlySet<string>;
}

/** An operation sorts by one parameter or by two that go together, and not in both ways. */
export default defineFunction<SortingUse, SortingWaysOptions>({
  name: 'sortingWays',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['whole', 'parts'],
    properties: {
      whole: { type: 'string' },
      parts: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    },
  },
  subjects: sortingUses,
  judge: ({ name, written, meant }, { whole, parts }) => {
    const [by, direction] = parts;
    const beside = parts.find((part) => written.has(part));
    if (name === whole && beside !== undefined) {
      return {
        message: `${quote(name)} stands beside ${quote(beside)}; offer ${whole} alone, or ${by} with ${direction}`,
      };
    }
    if (name !== direction || meant.has(by) || meant.has(whole)) return null;
    return { message: `${quote(name)} has no ${by} beside it that says what is sorted; add ${by}` };
  },
});

/** What several operations of a path item take is told once. */
function sortingUses(description: Description, { whole, parts }: SortingWaysOptions): SortingUse[] {
  const uses = clientOperations(description).flatMap((operation) => usesIn(operation, [whole, ...parts], description));
  return [...new Map(uses.map((use) => [use.place, use])).values()];
}

function usesIn(operation: OperationNode, names: readonly string[], description: Description): SortingUse[] {
  const written = new Set(queryNamesOf(operation).map(({ name }) => name));
  const meant = meantNamesOf(operation, description);
  return queryNameUsesOf(operation).flatMap(({ query: { name }, place }) =>
    names.includes(name) ? [{ place, name, written, meant }] : [],
  );
}
