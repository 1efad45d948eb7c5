import { defineRule } from '../../../framework/define-rule.ts';
import serverValues from '../../../functions/server-values.ts';

/** In a schema of requests and responses, a property that the service sets violates both statements. */
export default defineRule({
  id: 'post-server-values-shared',
  statements: ['4.2/post-server-values', '2.1/read-only'],
  severity: 'warn',
  summary:
    'Where POST on a collection takes a schema that responses have too, its id, links and times of creation and change are readOnly.',
  why: 'One schema can serve both directions only if it marks what the client leaves out; without the mark, generated clients ask for values that the service sets.',
  then: { function: serverValues, functionOptions: { sharedWithResponses: true } },
});
