import { defineRule } from '../../../framework/define-rule.ts';
import responseCodes from '../../../functions/response-codes.ts';

export default defineRule({
  id: 'sub-resource-created',
  statements: ['4.2/sub-resource'],
  severity: 'error',
  summary: 'POST on a sub-collection answers 201, as on any collection, or 202 where it only accepts the request.',
  why: 'Clients treat a collection below another resource as they treat every other one, and wait for 201 to go on.',
  answeredBy: ['resource'],
  yieldsTo: ['success-codes'],
  then: {
    function: responseCodes,
    functionOptions: {
      methods: ['post'],
      classes: ['collection'],
      level: 'sub',
      exceptBulk: true,
      exceptUploads: true,
      exceptStreams: true,
      exceptChanges: true,
      wanted: [['201', '202']],
      remedy: 'answer 201 with the new sub-resource and its links, as on any collection',
    },
  },
});
