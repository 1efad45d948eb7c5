import { defineRule } from '../../../framework/define-rule.ts';
import linksArray from '../../../functions/links-array.ts';

/**
 * What the bodies of 201 and 202 hold themselves is `links-array-created`; one of them that holds no links at all is told
 * by 4.2/post-created, 7.1/created-body and 4.9/accepted-links, and a collection response without any by
 * 2.5/collection-links.
 */
export default defineRule({
  id: 'links-array',
  statements: ['2.4/links-array'],
  severity: 'warn',
  summary: 'Responses carry their links in an array links, and a resource that is read or updated defines one.',
  why: 'A client that finds every link in the same place needs no knowledge of the resource to follow one.',
  breaking: false,
  then: { function: linksArray, functionOptions: { answer: 'read' } },
});
