import { defineRule } from '../../../framework/define-rule.ts';
import collectionItems from '../../../functions/collection-items.ts';

/** What a search and a collection share is judged by 2.5/collection-items. */
export default defineRule({
  id: 'search-collection',
  statements: ['4.7/search-collection'],
  severity: 'error',
  summary: 'A search answers with a collection response: an object with a required array items.',
  why: 'Results of a search are listed and paged by the code that lists and pages the collections.',
  answeredBy: ['resource'],
  yieldsTo: ['object-responses'],
  then: { function: collectionItems, functionOptions: { kind: 'search' } },
});
