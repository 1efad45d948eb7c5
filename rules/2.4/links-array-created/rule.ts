import { defineRule } from '../../../framework/define-rule.ts';
import linksArray from '../../../functions/links-array.ts';

/** A rule of its own, since 2.4/links-array is an error for 201 and 202. */
export default defineRule({
  id: 'links-array-created',
  statements: ['2.4/links-array'],
  severity: 'error',
  summary: 'The bodies of 201 and 202 carry their links in an array links.',
  why: 'These answers send no Location header, so the links are the only way to what was made, and clients look for them in one place.',
  // Names such as `_links` go with the links that they name.
  yieldsTo: ['property-names', 'created-links', 'created-links-elsewhere', 'accepted-links'],
  then: { function: linksArray, functionOptions: { answer: 'made' } },
});
