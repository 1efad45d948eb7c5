import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { type QueryName, queryNamesOf, textAbout } from '../../../model/parameters/names-in-query.ts';
import { operationsByParameter, queryNames, queryNameUsesOf } from '../../../model/query/query-names.ts';
import { meantName } from '../../../model/query/query-renames.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';

/** The query parameter that gives the direction of sorting. */
const DIRECTION_PARAMETER = 'sortOrder';

/**
 * The direction in which a list is sorted when a request names none is documented: where sortBy is described, by a
 * default of sortOrder beside it, or in the operation's own description.
 */
export default defineRule({
  id: 'sort-default-direction',
  statements: ['4.3/sort'],
  severity: 'error',
  summary: 'sortBy documents the direction in which it sorts by default.',
  why: 'Without it, clients have to try whether the newest come first or last, and break when that changes.',
  subjects: (description) => queryNames(description).filter(({ name }) => name === 'sortBy'),
  judge: (query, description) => {
    if (DIRECTION.test(textAbout(query))) return null;
    const message = `${quote(query.name)} documents no default direction; give ${DIRECTION_PARAMETER} a default, or say in the description how the list is sorted without it`;
    const takers = operationsByParameter(description).get(query.parameter) ?? null;
    if (takers === null) return hasDefault(queryNames(description), description) ? null : { message };
    const silent = takers.filter((operation) => !documentsDirection(operation, description));
    // None too where only webhooks and callbacks have the parameter.
    if (silent.length === 0) return null;
    if (silent.length === takers.length) return { message };
    return silent.flatMap((operation) => placesIn(operation, query)).map((at) => ({ message, at }));
  },
});

const DIRECTION =
  /\b(?:asc|desc)(?:ending|ends)?\b|\b(?:newest|oldest|latest|earliest|largest|smallest|highest|lowest|increasing|decreasing|(?:most|least) recent|alphabetical(?:ly)?|chronological(?:ly)?)\b|\breverse/i;

function placesIn(operation: OperationNode, query: QueryName): Place[] {
  return queryNameUsesOf(operation).flatMap((use) => (use.query === query ? [use.place] : []));
}

function documentsDirection(operation: OperationNode, description: Description): boolean {
  if (hasDefault(queryNamesOf(operation), description)) return true;
  const texts = [operation.value.description, operation.value.summary].map((text) => asString(text) ?? '');
  return texts.some((text) => /\b(?:sort|order)/i.test(text) && DIRECTION.test(text));
}

/** True where the direction has a default, by its schema or its description. */
function hasDefault(queries: readonly QueryName[], description: Description): boolean {
  return queries.some((query) => {
    if (meantName(query, description) !== DIRECTION_PARAMETER) return false;
    const schema = query.schema?.target ?? null;
    return (schema !== null && keywordOf(schema, 'default') !== undefined) || /\bdefault/i.test(textAbout(query));
  });
}
