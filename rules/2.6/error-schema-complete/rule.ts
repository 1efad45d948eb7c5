import { defineRule } from '../../../framework/define-rule.ts';
import errorMembers from '../../../functions/error-members.ts';

export default defineRule({
  id: 'error-schema-complete',
  statements: ['2.6/error-schema'],
  severity: 'warn',
  summary: 'An error body defines details and information_link as well.',
  why: 'Without details a client cannot show which field was wrong, and without information_link its developer has to search for what the name means.',
  breaking: false,
  yieldsTo: ['error-schema', 'shared-error'],
  then: {
    function: errorMembers,
    functionOptions: { defined: { details: 'array', information_link: 'string' }, presenceOnly: true },
  },
});
