import { defineRule } from '../../../framework/define-rule.ts';
import linksArray from '../../../functions/links-array.ts';

/** The links that the bodies of 201 and 202 hold themselves are judged by `links-array-created`. */
export default defineRule({
  id: 'links-array',
  statements: ['2.4/links-array'],
  severity: 'warn',
  summary: 'Responses carry their links in an array links, and a resource that is read or updated defines one.',
  why: 'A client that finds every link in the same place needs no knowledge of the resource to follow one.',
  breaking: false,
  // Names such as `_links` go with the links that they name.
  yieldsTo: ['property-names', 'collection-links', 'error-schema', 'file-metadata'],
  then: { function: linksArray, functionOptions: { answer: 'read' } },
});
