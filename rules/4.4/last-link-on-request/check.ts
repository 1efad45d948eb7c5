import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import { type CollectionOperation, collectionOperations } from '../../../model/collections/collection-response.ts';
import type { Description } from '../../../model/description/description.ts';
import { isBelow, type Place } from '../../../model/description/place.ts';
import { holderOfLink, type RelationName, relationNames } from '../../../model/links/link-relations.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';
import { PAGING_NAMES } from '../../../model/query/standard-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import type { ExampleValue } from '../../../model/schemas/example-values.ts';

export interface LastLinkOnRequestOptions {
  /** The relation that needs the total. */
  readonly relation: string;
  /** Name of the query parameter that asks for it. */
  readonly parameter: string;
  /** Names of the properties that hold it. */
  readonly totals: readonly string[];
}

interface Subject extends RelationName {
  /** True where no operation that can answer with the link takes the parameter. */
  readonly unasked: boolean;
}

/**
 * The link to the last page is there only when the total is asked for. So it is in no example of an operation that does not
 * let clients ask, and in no list of relations where none does. An operation that answers with totals unasked has a finding
 * for that.
 */
export default defineFunction<Subject, LastLinkOnRequestOptions>({
  name: 'lastLinkOnRequest',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['relation', 'parameter', 'totals'],
    properties: {
      relation: { type: 'string' },
      parameter: { type: 'string' },
      totals: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: lastLinks,
  judge: ({ link, unasked }, { relation, parameter }) => {
    if (!unasked) return null;
    const where = link === null ? 'is listed' : 'is shown';
    return {
      message: `rel ${quote(relation)} ${where}, and no ${parameter} asks for the total; declare ${parameter}, or leave ${quote(relation)} out`,
    };
  },
});

function lastLinks(description: Description, options: LastLinkOnRequestOptions): Subject[] {
  const operations = collectionOperations(description);
  const asking = operations.filter((one) => asksForTotal(one, description, options));
  const paged = operations.some(({ operation }) =>
    PAGING_NAMES.some((name) => meantNamesOf(operation, description).has(name)),
  );
  const answers = placesOfAnswers(operations, description);
  const withTotal = placesOfAnswers(asking, description);
  return relationNames(description).flatMap((relation): Subject[] => {
    const { name, link, among } = relation;
    if (name !== options.relation) return [];
    if (link === null) {
      const isNavigation = ['first', 'next', 'prev'].some((other) => among.has(other));
      return [{ ...relation, unasked: isNavigation && paged && asking.length === 0 }];
    }
    const [shown, counted] = isArrayOfLinks(link)
      ? [placesOfLinks(operations), placesOfLinks(asking)]
      : [answers, withTotal];
    const isWhole = isArrayOfLinks(link) || holderOfLink(link)?.parent === null;
    return [{ ...relation, unasked: isWhole && isBelow(relation.place, shown) && !isBelow(relation.place, counted) }];
  });
}

/** True for a link of an example that is the array of links alone, such as that of the property `links`. */
function isArrayOfLinks({ parent }: ExampleValue): boolean {
  return Array.isArray(parent?.value) && parent.parent === null;
}

/** Where the examples of the property `links` of the operations' answers stand. */
function placesOfLinks(operations: readonly CollectionOperation[]): ReadonlySet<Place> {
  const schemas = operations.flatMap(({ bodies }) => bodies.map(({ schema }) => schema));
  const links = schemas.flatMap((schema) => effectiveSchema(schema).properties.get('links')?.target ?? []);
  return new Set(links.flatMap((schema) => effectiveSchema(schema).parts).map(({ place }) => place));
}

function asksForTotal(
  { operation, bodies }: CollectionOperation,
  description: Description,
  options: LastLinkOnRequestOptions,
) {
  if (meantNamesOf(operation, description).has(options.parameter)) return true;
  return bodies.some(({ schema }) => options.totals.some((total) => bodyNames(schema).has(total)));
}

/** Where the examples of the operations' answers stand: at the media type, at the schema, or where these refer to. */
function placesOfAnswers(operations: readonly CollectionOperation[], description: Description): ReadonlySet<Place> {
  const holders = operations.flatMap(({ bodies }) =>
    bodies.flatMap(({ mediaType, schema, use }) => [mediaType, schema, use.target ?? schema]),
  );
  const values = new Set(holders.map(({ value }) => value));
  const shown = description.examples.filter(({ holder }) => values.has(holder));
  return new Set([...holders, ...shown].map(({ place }) => place));
}
