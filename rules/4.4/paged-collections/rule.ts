import { defineRule } from '../../../framework/define-rule.ts';
import type { FixContext } from '../../../framework/fixes/rule-fix.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import { collectionOperations } from '../../../model/collections/collection-response.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';
import { withPaging } from './paging-parameters.ts';

/** The query parameter that gives the size of a page, and those that choose a page, of which there is one. */
const SIZE = 'pageSize';
const CHOICES = ['page', 'pageToken'];

/**
 * GET on a collection takes the paging parameters, unless it is annotated as not paged. Paging parameters of other
 * names count, since their names are at fault (`foreign-paging`).
 */
export default defineRule({
  id: 'paged-collections',
  statements: ['4.4/paged-collections'],
  severity: 'warn',
  summary: 'GET on a collection takes pageSize, and page or pageToken.',
  why: 'A list that comes as a whole grows until it times out, and paging cannot be added later without breaking clients.',
  answeredBy: ['paged', 'resource'],
  breaking: false,
  fix: {
    changes: 'clients may ask for pages, which the service has to give',
    mend: ({ place }, context) => paged(place, context),
  },
  subjects: (description) =>
    collectionOperations(description)
      .filter(({ kind }) => kind === 'collection')
      .map((one) => ({ ...one, place: one.operation.place })),
  judge: ({ operation, path }, description) => {
    if (operation.parameters.some(({ node }) => node === null)) return null;
    if ([operation.place, path.use.place].some((place) => annotated(place, 'paged') === false)) return null;
    const { size, choice } = missingOf(operation, description);
    const missing = [...(size ? [SIZE] : []), ...(choice ? [listed(CHOICES, 'or')] : [])];
    if (missing.length === 0) return null;
    const remedy = `add ${listed(missing)}, or x-lintel.paged: false for a small set of fixed size`;
    return { message: `this collection has ${lacking(missing)}; ${remedy}` };
  },
});

/** Which paging parameters an operation lacks. */
function missingOf(operation: OperationNode, description: Description) {
  const names = meantNamesOf(operation, description);
  return { size: !names.has(SIZE), choice: !CHOICES.some((name) => names.has(name)) };
}

function paged(place: Place, context: FixContext) {
  const operation = collectionOperations(context.description).find((one) => one.operation.place === place)?.operation;
  return operation === undefined ? null : withPaging(operation, missingOf(operation, context.description), context);
}
