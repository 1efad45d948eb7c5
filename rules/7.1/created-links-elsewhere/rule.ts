import { defineRule } from '../../../framework/define-rule.ts';
import createdLinks from '../../../functions/created-links.ts';

/** `created-links` judges POST on a collection, which is 4.2/post-created as well. */
export default defineRule({
  id: 'created-links-elsewhere',
  statements: ['7.1/created-body', '2.4/links-array'],
  severity: 'error',
  summary: 'The 201 of what creates otherwise than by POST on a collection has a body with links.',
  why: 'A client follows the links of what was created, whichever operation created it.',
  then: { function: createdLinks, functionOptions: { ofCollections: false } },
});
