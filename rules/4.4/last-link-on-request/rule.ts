import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { type CollectionOperation, collectionOperations } from '../../../model/collections/collection-response.ts';
import { TOTAL_REQUIRED, TOTALS } from '../../../model/collections/totals.ts';
import type { Description } from '../../../model/description/description.ts';
import { isBelow, type Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { holderOfLink, type RelationName, relationNames } from '../../../model/links/link-relations.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';
import { PAGING_NAMES } from '../../../model/query/standard-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import type { ExampleValue } from '../../../model/schemas/example-values.ts';

/** The relation that needs the total. */
const RELATION = 'last';

/** The places at which links stand. */
type Places = ReadonlySet<Place>;

/**
 * There is a link to the last page only where clients can ask for the total: in no example of an operation that does
 * not take the parameter, and in no list of relations where no operation takes it whose answers have the list. Not
 * reported are links of operations that answer with totals unasked (`totals-on-request`).
 */
export default defineRule({
  id: 'last-link-on-request',
  statements: ['4.4/navigation-links'],
  severity: 'warn',
  summary: 'There is a link to the last page only where clients can ask for the total.',
  why: 'The last page is known only when everything is counted, which nobody asked for.',
  judgesAbsence: true,
  subjects: (description) => relationNames(description).filter(({ name }) => name === RELATION),
  judge: (relation, description) => {
    const isWrong =
      relation.link === null ? isListedInVain(relation, description) : isShownUnasked(relation, description);
    if (!isWrong) return null;
    const where = relation.link === null ? 'is listed' : 'is shown';
    return {
      message: `rel ${quote(RELATION)} ${where}, and no ${TOTAL_REQUIRED} asks for the total; declare ${TOTAL_REQUIRED}, or leave ${quote(RELATION)} out`,
    };
  },
});

/**
 * True for the relation in a list of navigation relations, if collections are paged and none can be asked for its
 * total: of those whose links have a list of their own; else of all.
 */
function isListedInVain({ among, place }: RelationName, description: Description): boolean {
  if (!['first', 'next', 'prev'].some((other) => among.has(other)) || !isPaged(description)) return false;
  const { all, counting } = linkPlaces(description);
  return isBelow(place, all) ? !isBelow(place, counting) : countingOperations(description).length === 0;
}

/**
 * True for a link in an example of an answer of which the total cannot be asked for, or in one of the answer's links.
 */
function isShownUnasked({ link, place }: RelationName, description: Description): boolean {
  if (link === null) return false;
  const isInArray = isArrayOfLinks(link);
  if (!isInArray && holderOfLink(link)?.parent !== null) return false;
  const { all, counting } = isInArray ? linkPlaces(description) : bodyPlaces(description);
  return isBelow(place, all) && !isBelow(place, counting);
}

const isPaged: (description: Description) => boolean = memoize((description) =>
  collectionOperations(description).some(({ operation }) => {
    const names = meantNamesOf(operation, description);
    return PAGING_NAMES.some((name) => names.has(name));
  }),
);

/**
 * The operations on collections that can be asked for the total, as far as their parameters can be read, or answer with
 * it unasked.
 */
const countingOperations: (description: Description) => readonly CollectionOperation[] = memoize((description) =>
  collectionOperations(description).filter(
    ({ operation, bodies }) =>
      operation.parameters.some(({ node }) => node === null) ||
      meantNamesOf(operation, description).has(TOTAL_REQUIRED) ||
      bodies.some(({ schema }) => TOTALS.some((total) => bodyNames(schema).has(total))),
  ),
);

/** The places of links or bodies: those of all operations on collections, and those of the operations that count. */
interface AnswerPlaces {
  readonly all: Places;
  readonly counting: Places;
}

const linkPlaces: (description: Description) => AnswerPlaces = memoize((description) => ({
  all: placesOfLinks(collectionOperations(description)),
  counting: placesOfLinks(countingOperations(description)),
}));

const bodyPlaces: (description: Description) => AnswerPlaces = memoize((description) => ({
  all: placesOfBodies(collectionOperations(description), description),
  counting: placesOfBodies(countingOperations(description), description),
}));

/** True for a link in an example that is an array of links, such as an example of the property `links`. */
function isArrayOfLinks({ parent }: ExampleValue): boolean {
  return Array.isArray(parent?.value) && parent.parent === null;
}

/**
 * The places of the property `links` of the operations' bodies, below which its examples and lists stand: the schemas
 * of that property.
 */
function placesOfLinks(operations: readonly CollectionOperation[]): Places {
  const schemas = operations.flatMap(({ bodies }) => bodies.map(({ schema }) => schema));
  const links = schemas.flatMap((schema) => effectiveSchema(schema).properties.get('links')?.target ?? []);
  return new Set(links.flatMap((schema) => effectiveSchema(schema).parts).map(({ place }) => place));
}

/**
 * The places of examples of the operations' bodies: the media types, the schemas, and the examples that these refer to.
 */
function placesOfBodies(operations: readonly CollectionOperation[], description: Description): Places {
  const holders = operations.flatMap(({ bodies }) =>
    bodies.flatMap(({ mediaType, schema, use }) => [mediaType, schema, use.target ?? schema]),
  );
  const values = new Set(holders.map(({ value }) => value));
  const shown = description.examples.filter(({ holder }) => values.has(holder));
  return new Set([...holders, ...shown].map(({ place }) => place));
}
