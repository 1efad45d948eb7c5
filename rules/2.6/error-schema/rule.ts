import { defineRule } from '../../../framework/define-rule.ts';
import errorMembers from '../../../functions/error-members.ts';

export default defineRule({
  id: 'error-schema',
  statements: ['2.6/error-schema'],
  severity: 'error',
  summary:
    'An error body defines name, message and debug_id, and gives them, details, information_link and links their types.',
  why: 'One piece of code can handle all errors only if all have the same members; without debug_id, nobody finds the request that failed.',
  group: 'wantsNoNumber',
  then: {
    function: errorMembers,
    functionOptions: {
      defined: { name: 'string', message: 'string', debug_id: 'string' },
      advised: ['details', 'information_link'],
      optional: { details: 'array', information_link: 'string', links: 'array' },
    },
  },
});
