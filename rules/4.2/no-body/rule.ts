import { defineRule } from '../../../framework/define-rule.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';

export default defineRule({
  id: 'no-body',
  statements: ['4.2/no-body'],
  severity: 'error',
  summary: 'GET and DELETE take no request body.',
  why: 'HTTP gives such a body no meaning: proxies drop it, caches overlook it, and many clients cannot send it.',
  subjects: (description) => chosenOperations(description, { methods: ['get', 'delete'], sent: true }),
  judge: ({ method, requestBody }) => {
    if (requestBody === null) return null;
    const remedy = 'carry this in the path or query, or make it the body of a POST';
    return { message: `${method.toUpperCase()} takes a request body; ${remedy}`, at: requestBody.place };
  },
});
