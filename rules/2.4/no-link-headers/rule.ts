import { defineRule } from '../../../framework/define-rule.ts';
import forbiddenHeaders from './check.ts';

export default defineRule({
  id: 'no-link-headers',
  statements: ['2.4/no-link-headers'],
  severity: 'error',
  summary: 'Responses of 201 and 3xx have no Link and no Location header.',
  why: 'Links stand in the body, with relation and method; a second place for them makes clients choose, and the two drift apart.',
  judgesAbsence: true,
  then: {
    function: forbiddenHeaders,
    functionOptions: {
      headers: ['Link', 'Location'],
      statuses: ['201', '3XX'],
      instead: 'leave it out, and give the body links',
    },
  },
});
