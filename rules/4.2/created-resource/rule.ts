import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

export default defineRule({
  id: 'created-resource',
  statements: ['4.2/post-created', '7.1/created-body'],
  severity: 'error',
  summary: 'The 201 of POST on a collection has a body, the new resource.',
  why: 'No Location header is sent, so without a body a client cannot learn the identifier of what it created.',
  answeredBy: ['resource'],
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      exceptChanges: true,
      statuses: ['201'],
      body: 'wanted',
      remedy: 'answer with the new resource and its links, self among them',
    },
  },
});
