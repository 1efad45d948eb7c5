import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'created-body',
  statements: ['7.1/created-body'],
  severity: 'error',
  summary: 'A 201 has a body, whatever creates the resource.',
  why: 'Without Location and Link headers, the body is the only way from the creation to the new resource.',
  // What creates nothing is to have another status.
  yieldsTo: ['created-resource', 'file-metadata', 'patch-no-content', 'delete-no-content', 'get-ok'],
  then: {
    function: responseBodies,
    functionOptions: {
      exceptBulk: true,
      statuses: ['201'],
      body: 'wanted',
      remedy: 'answer with what was created and its links, or with 204 where nothing was',
    },
  },
});
