import { annotated } from '../annotations/annotations.ts';
import {
  arrayNames,
  type CollectionOperation,
  type CollectionSchema,
  collectionSchemas,
} from '../collections/collection-response.ts';
import type { Description } from '../description/description.ts';
import type { Place } from '../description/place.ts';
import { linkCarriage } from './linked-bodies.ts';

/** The collection responses that carry links from page to page: all but those that are annotated as not paged. */
export function pagedCollections(description: Description): CollectionSchema[] {
  const isPaged = ({ operation }: CollectionOperation) => annotated(operation.place, 'paged') !== false;
  return collectionSchemas(description).filter(({ operations }) => operations.some(isPaged));
}

/**
 * Where a collection response carries no links in any form: at the schema that defines `items`, or at those that extend
 * it where only some lack links. A response without any array is left out, since nothing shows a page in it.
 */
export function placesWithoutLinks({ base, items, bodies }: CollectionSchema, description: Description): Place[] {
  const pages = bodies.filter((body) => items !== null || arrayNames(body).length > 0);
  const lacking = pages.filter((body) => linkCarriage(body, description) === 'none');
  return lacking.length === bodies.length ? [base.place] : lacking.map(({ place }) => place);
}
