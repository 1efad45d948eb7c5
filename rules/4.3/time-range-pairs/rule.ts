import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { type QueryName, textAbout } from '../../../model/parameters/names-in-query.ts';
import { givesList } from '../../../model/paths/path-of-operation.ts';
import { queryNameUsesOf } from '../../../model/query/query-names.ts';
import { meantNamesOf, parameterExamples, queryRenames } from '../../../model/query/query-renames.ts';
import { isTime } from '../../../model/query/value-evidence.ts';

/** Names of parameters that go together. */
const NAMES = ['startTime', 'endTime'] as const;
/** Ends of names that go together if the beginnings are the same. */
const ENDINGS = ['After', 'Before'] as const;

/** A query parameter that is one end of a range, where an operation or a path item uses it. */
interface RangeEnd {
  readonly place: Place;
  readonly name: string;
  readonly other: string;
  readonly paired: boolean;
}

/**
 * The two ends of a time range come together. Judged are ends that have a name of the conventions (`time-range-names`).
 */
export default defineRule({
  id: 'time-range-pairs',
  statements: ['4.3/time-range'],
  severity: 'warn',
  summary: 'Both ends of a time range can be given.',
  why: 'A range with one end makes clients read everything on the other side of it, and filter themselves.',
  subjects: rangeEnds,
  judge: ({ name, other, paired }) => {
    if (paired) return null;
    return { message: `the time range has ${plain(name)} and no ${plain(other)}; add ${plain(other)}` };
  },
});

/** The ends on operations that give a list; a parameter of a path item is given once for all of its operations. */
function rangeEnds(description: Description): RangeEnd[] {
  const ends = clientOperations(description)
    .filter((operation) => givesList(operation, description) === true)
    .flatMap((operation) => endsIn(operation, description));
  return [...new Map(ends.map((end) => [end.place, end])).values()];
}

function endsIn(operation: OperationNode, description: Description): RangeEnd[] {
  const meant = meantNamesOf(operation, description);
  const renames = queryRenames(description);
  return queryNameUsesOf(operation).flatMap(({ query, place }): RangeEnd[] => {
    const other = renames.has(query) ? null : otherEnd(query, description);
    return other === null ? [] : [{ place, name: query.name, other, paired: meant.has(other) }];
  });
}

/** The name of the other end of a range; null for a parameter that is no end. */
function otherEnd(query: QueryName, description: Description): string | null {
  const { name } = query;
  const [start, end] = NAMES;
  if (name === start || name === end) return name === start ? end : start;
  const [after, before] = ENDINGS;
  const ending = ENDINGS.find((one) => name.endsWith(one) && name !== one);
  if (ending === undefined || !isTimeBound(query, ending, description)) return null;
  return name.slice(0, -ending.length) + (ending === after ? before : after);
}

/** True for the time of something that happened (`createdAfter`), and for what is said to be a time. */
function isTimeBound(query: QueryName, ending: string, description: Description): boolean {
  return isTimeQuery(query, description) || /(?:ed|[Tt]ime|[Dd]ate|At)$/.test(query.name.slice(0, -ending.length));
}

/** True for a value that its format, its description or an example says to be a time. */
function isTimeQuery(query: QueryName, description: Description): boolean {
  const { name, schema } = query;
  const examples = parameterExamples(query, description);
  const beside = new Set<string>();
  return isTime({ name, schema: schema?.target ?? null, text: textAbout(query), examples, lists: null, beside });
}
