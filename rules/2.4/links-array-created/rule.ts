import { defineRule } from '../../../framework/define-rule.ts';
import linksArray from '../../../functions/links-array.ts';

/**
 * The severity that 2.4/links-array has for 201 and 202. A body that carries no links in any form, and a missing body, are
 * told once, by the statement about that answer: 4.2/post-created and 7.1/created-body for 201, 4.9/accepted-links for 202.
 */
export default defineRule({
  id: 'links-array-created',
  statements: ['2.4/links-array'],
  severity: 'error',
  summary: 'The bodies of 201 and 202 carry their links in an array links.',
  why: 'These answers send no Location header, so the links are the only way to what was made, and clients look for them in one place.',
  then: { function: linksArray, functionOptions: { answer: 'made' } },
});
