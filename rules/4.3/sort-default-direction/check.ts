import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import {
  operationsByParameter,
  type QueryName,
  queryNames,
  queryNamesOf,
  queryNameUsesOf,
  textAbout,
} from '../../../model/query/query-names.ts';
import { meantName } from '../../../model/query/query-renames.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';

export interface SortDefaultDirectionOptions {
  /** Name of the query parameter that names what to sort by. */
  readonly by: string;
  /** Name of the query parameter that gives the direction. */
  readonly direction: string;
}

/**
 * The direction in which a list is sorted when a request names none is documented: where the parameter is described, by the
 * default of the direction beside it, or in the operation's own description.
 */
export default defineFunction<QueryName, SortDefaultDirectionOptions>({
  name: 'sortDefaultDirection',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['by', 'direction'],
    properties: { by: { type: 'string' }, direction: { type: 'string' } },
  },
  subjects: (description, { by }) => queryNames(description).filter(({ name }) => name === by),
  judge: (query, { direction }, description) => {
    if (DIRECTION.test(textAbout(query))) return null;
    const message = `${quote(query.name)} documents no default direction; give ${direction} a default, or say in the description how the list is sorted without it`;
    const takers = operationsByParameter(description).get(query.parameter) ?? null;
    if (takers === null) return hasDefault(queryNames(description), direction, description) ? null : { message };
    const silent = takers.filter((operation) => !documentsDirection(operation, direction, description));
    return silent.length === takers.length
      ? toldOnce(message, silent)
      : silent.flatMap((one) => toldAt(one, query, message));
  },
});

const DIRECTION =
  /\b(?:asc|desc)(?:ending|ends)?\b|\b(?:newest|oldest|latest|earliest|largest|smallest|highest|lowest|increasing|decreasing|(?:most|least) recent|alphabetical(?:ly)?|chronological(?:ly)?)\b|\breverse/i;

/** What only webhooks and callbacks carry is taken by none, and their receiver's matter. */
function toldOnce(message: string, silent: readonly OperationNode[]): Violation | null {
  return silent.length === 0 ? null : { message };
}

function toldAt(operation: OperationNode, query: QueryName, message: string): Violation[] {
  return queryNameUsesOf(operation).flatMap((use) => (use.query === query ? [{ message, at: use.place }] : []));
}

function documentsDirection(operation: OperationNode, direction: string, description: Description): boolean {
  if (hasDefault(queryNamesOf(operation), direction, description)) return true;
  const texts = [operation.value.description, operation.value.summary].map((text) => asString(text) ?? '');
  return texts.some((text) => /\b(?:sort|order)/i.test(text) && DIRECTION.test(text));
}

function hasDefault(queries: readonly QueryName[], direction: string, description: Description): boolean {
  return queries.some((query) => {
    if (meantName(query, description) !== direction) return false;
    const schema = query.schema?.target ?? null;
    return (schema !== null && keywordOf(schema, 'default') !== undefined) || /\bdefault/i.test(textAbout(query));
  });
}
