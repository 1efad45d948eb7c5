import { defineFunction } from '../../../framework/define-function.ts';
import { lacking, listed } from '../../../framework/messages.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import { type CollectionOperation, collectionOperations } from '../../../model/collections/collection-response.ts';
import type { Place } from '../../../model/description/place.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';

export interface PagedCollectionsOptions {
  /** Name of the query parameter that sets the size of a page. */
  readonly size: string;
  /** Names of the query parameters that choose a page, one of which there must be. */
  readonly choice: readonly string[];
}

interface Subject extends CollectionOperation {
  readonly place: Place;
}

/**
 * GET on what surely is a collection takes the paging parameters, unless it is annotated as not paged. Those that have
 * other names are there: that is a finding of its own.
 */
export default defineFunction<Subject, PagedCollectionsOptions>({
  name: 'pagedCollections',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['size', 'choice'],
    properties: { size: { type: 'string' }, choice: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description) =>
    collectionOperations(description)
      .filter(({ kind }) => kind === 'collection')
      .map((one) => ({ ...one, place: one.operation.place })),
  judge: ({ operation, path }, { size, choice }, description) => {
    if (operation.parameters.some(({ node }) => node === null)) return null;
    if ([operation.place, path.use.place].some((place) => annotated(place, 'paged') === false)) return null;
    const names = meantNamesOf(operation, description);
    const either = listed(choice, 'or');
    const missing = [...(names.has(size) ? [] : [size]), ...(choice.some((name) => names.has(name)) ? [] : [either])];
    if (missing.length === 0) return null;
    const remedy = `add ${listed(missing)}, or x-lintel.paged: false for a small set of fixed size`;
    return { message: `this collection has ${lacking(missing)}; ${remedy}` };
  },
});
