import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import { answerOf } from '../../../functions/messages/operation-names.ts';
import { addingLinks } from '../../../functions/remedies/links-array.ts';
import { pagedCollections, placesWithoutLinks } from '../../../model/links/collection-links.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';

/**
 * A collection response defines the links from page to page. Links in another form than an array are reported by the
 * rule links-array, relations of other names by 4.4/navigation-links.
 */
export default defineRule({
  id: 'collection-links',
  statements: ['2.5/collection-links', '2.4/links-array'],
  severity: 'warn',
  summary: 'A collection response carries links from page to page.',
  why: 'A client that follows next needs to know neither the page number nor the token, and the service can change how it pages.',
  answeredBy: ['paged'],
  breaking: false,
  subjects: (description) =>
    pagedCollections(description).map((collection) => ({ place: collection.base.place, collection })),
  judge: ({ collection }, description) => {
    const answering = collection.operations.map(({ operation }) => operation);
    const isCounted = answering.some((operation) => meantNamesOf(operation, description).has('totalRequired'));
    const relations = ['self', 'first', 'next', 'prev', ...(isCounted ? ['last'] : [])];
    return placesWithoutLinks(collection, description).map((at) => {
      const response = answerOf('collection response', at, answering, description);
      const message = `${response} has no links; define an array links for ${listed(relations)}`;
      return { message, at, ...addingLinks(at, description) };
    });
  },
});
