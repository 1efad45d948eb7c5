import { defineRule } from '../../../framework/define-rule.ts';
import typedNames from '../../../functions/typed-names.ts';

export default defineRule({
  id: 'array-names',
  statements: ['2.1/array-names'],
  severity: 'warn',
  summary: 'Array property names are plural nouns.',
  why: 'A name in the singular reads as one value, and is taken for one until the code fails.',
  breaking: false,
  // An array of links is to be called links, that of a page items, an array locale to hold objects, and batchResult is
  // to be batch_result.
  yieldsTo: [
    'property-names',
    'links-array',
    'links-array-created',
    'locale-not-bare',
    'batch-results',
    'collection-items',
    'search-collection',
  ],
  then: {
    function: typedNames,
    functionOptions: { of: 'properties', type: 'array', check: 'plural', fixed: ['batch_result'] },
  },
});
