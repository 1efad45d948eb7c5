import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

/** POST on a collection is `created-resource`'s matter, and an upload answers with file metadata (2.7/file-metadata). */
export default defineRule({
  id: 'created-body',
  statements: ['7.1/created-body'],
  severity: 'error',
  summary: 'A 201 has a body, whatever creates the resource.',
  why: 'Without Location and Link headers, the body is the only way from the creation to the new resource.',
  then: {
    function: responseBodies,
    functionOptions: {
      exceptClasses: ['collection', 'upload'],
      exceptBulk: true,
      statuses: ['201'],
      body: 'wanted',
      remedy: 'answer with the new resource and its links, or at least with links',
    },
  },
});
