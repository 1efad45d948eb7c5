import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'post-created',
  statements: ['4.2/post-created'],
  severity: 'error',
  summary: 'POST on a collection answers 201, or 202 where it only accepts the request.',
  why: 'By 201 a client knows that a resource exists from now on; 200 leaves open whether anything was created.',
  answeredBy: ['resource'],
  yieldsTo: ['sub-resource-created', 'success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      exceptChanges: true,
      wanted: [['201', '202']],
      remedy: 'answer 201 with the new resource and its links',
    },
  },
});
