import { defineFunction } from '../../../framework/define-function.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { type QueryName, queryNameUsesOf, textAbout } from '../../../model/query/query-names.ts';
import { examplesOf, givesList, meantNamesOf, queryRenames } from '../../../model/query/query-renames.ts';
import { isTime } from '../../../model/query/value-evidence.ts';

export interface PairedQueriesOptions {
  /** Names that go together. */
  readonly names: readonly [string, string];
  /** Ends of names that go together where what is before them is the same. */
  readonly endings: readonly [string, string];
}

/** A query parameter that is one end of a range, where an operation or a path item uses it. */
interface RangeEnd {
  readonly place: Place;
  readonly name: string;
  readonly other: string;
  readonly paired: boolean;
}

/**
 * The two ends of a time range come together. An end that has another name is left to the rule about names, whose remedy
 * it is to have both.
 */
export default defineFunction<RangeEnd, PairedQueriesOptions>({
  name: 'pairedQueries',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['names', 'endings'],
    properties: {
      names: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
      endings: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    },
  },
  subjects: rangeEnds,
  judge: ({ name, other, paired }) => {
    if (paired) return null;
    return { message: `the time range has ${plain(name)} and no ${plain(other)}; add ${plain(other)}` };
  },
});

/** Judged where there is a list to restrict. What several operations of a path item take is told once. */
function rangeEnds(description: Description, options: PairedQueriesOptions): RangeEnd[] {
  const ends = clientOperations(description)
    .filter((operation) => givesList(operation, description) === true)
    .flatMap((operation) => endsIn(operation, description, options));
  return [...new Map(ends.map((end) => [end.place, end])).values()];
}

function endsIn(operation: OperationNode, description: Description, options: PairedQueriesOptions): RangeEnd[] {
  const meant = meantNamesOf(operation, description);
  const renames = queryRenames(description);
  return queryNameUsesOf(operation).flatMap(({ query, place }): RangeEnd[] => {
    const other = renames.has(query) ? null : otherEnd(query, options, description);
    return other === null ? [] : [{ place, name: query.name, other, paired: meant.has(other) }];
  });
}

function otherEnd(query: QueryName, { names, endings }: PairedQueriesOptions, description: Description): string | null {
  const { name } = query;
  const index = names.indexOf(name);
  if (index >= 0) return names[1 - index] ?? null;
  const [ending, other] = [endings, [endings[1], endings[0]]].find(([one]) => name.endsWith(one) && name !== one) ?? [];
  if (ending === undefined || other === undefined || !isTimeBound(query, ending, description)) return null;
  return name.slice(0, -ending.length) + other;
}

/** The time of something that happened (`createdAfter`), or what is said to be a time. */
function isTimeBound(query: QueryName, ending: string, description: Description): boolean {
  return isTimeQuery(query, description) || /(?:ed|[Tt]ime|[Dd]ate|At)$/.test(query.name.slice(0, -ending.length));
}

/** True for a value that its format, its description or an example says to be a time. */
function isTimeQuery(query: QueryName, description: Description): boolean {
  const { name, schema } = query;
  const examples = examplesOf(query, description);
  const beside = new Set<string>();
  return isTime({ name, schema: schema?.target ?? null, text: textAbout(query), examples, lists: null, beside });
}
