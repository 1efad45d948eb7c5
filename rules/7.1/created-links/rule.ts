import { defineRule } from '../../../framework/define-rule.ts';
import createdLinks from '../../../functions/created-links.ts';

/** Where something else than POST on a collection creates, `created-links-elsewhere` reports. */
export default defineRule({
  id: 'created-links',
  statements: ['7.1/created-body', '4.2/post-created', '2.4/links-array'],
  severity: 'error',
  summary: 'The 201 of POST on a collection has a body with links.',
  why: 'Without Location and Link headers, the links of the body are the only way from the creation to the new resource.',
  then: { function: createdLinks, functionOptions: { ofCollections: true } },
});
