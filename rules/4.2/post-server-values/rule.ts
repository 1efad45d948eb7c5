import { defineRule } from '../../../framework/define-rule.ts';
import serverValues from '../../../functions/server-values.ts';

export default defineRule({
  id: 'post-server-values',
  statements: ['4.2/post-server-values'],
  severity: 'warn',
  summary:
    'The body of POST on a collection leaves out id, links and the times of creation and change, or marks them readOnly.',
  why: 'What the service generates is ignored or refused when a client sends it; in the schema of the request it misleads whoever generates code from it.',
  yieldsTo: ['post-server-values-shared'],
  then: { function: serverValues, functionOptions: { sharedWithResponses: false } },
});
