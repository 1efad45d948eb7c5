import { defineRule } from '../../../framework/define-rule.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import {
  arrayNames,
  type CollectionOperation,
  collectionSchemas,
} from '../../../model/collections/collection-response.ts';
import { linkCarriage } from '../../../model/links/linked-bodies.ts';

/**
 * A collection response defines the links from page to page; one that is annotated as not paged has no pages. 2.4/links-array
 * demands these links as well, so a collection response without any is reported here for both. Links in another form than an
 * array are reported by the rule links-array, relations of other names by 4.4/navigation-links.
 */
export default defineRule({
  id: 'collection-links',
  statements: ['2.5/collection-links', '2.4/links-array'],
  severity: 'warn',
  summary: 'A collection response carries links from page to page.',
  why: 'A client that follows next needs to know neither the page number nor the token, and the service can change how it pages.',
  breaking: false,
  subjects: (description) => {
    const isPaged = ({ operation }: CollectionOperation) => annotated(operation.place, 'paged') !== false;
    return collectionSchemas(description)
      .filter(({ operations }) => operations.some(isPaged))
      .map((schema) => ({ ...schema, place: schema.base.place }));
  },
  judge: ({ items, bodies }, description) => {
    const message = 'this collection response has no links; define an array links for self, first, next, prev and last';
    const holders = bodies.filter((body) => items !== null || arrayNames(body).length > 0);
    const lacking = holders.filter((body) => linkCarriage(body, description) === 'none');
    return lacking.length === bodies.length ? { message } : lacking.map(({ place }) => ({ message, at: place }));
  },
});
