import { defineRule } from '../../../framework/define-rule.ts';
import serverValues from '../../../functions/server-values.ts';

/** What requests and responses share is `post-server-values-shared`'s matter, which is 2.1/read-only as well. */
export default defineRule({
  id: 'post-server-values',
  statements: ['4.2/post-server-values'],
  severity: 'warn',
  summary:
    'The body of POST on a collection leaves out id, links and the times of creation and change, or marks them readOnly.',
  why: 'What the service generates is ignored or refused when a client sends it; in the schema of the request it misleads whoever generates code from it.',
  then: { function: serverValues, functionOptions: { sharedWithResponses: false } },
});
