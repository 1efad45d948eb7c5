import { defineRule } from '../../../framework/define-rule.ts';
import operationMethods from '../../../functions/operation-methods.ts';

export default defineRule({
  id: 'no-head-or-options',
  statements: ['4.2/methods'],
  severity: 'hint',
  summary: 'HEAD and OPTIONS are not described.',
  why: 'They follow from the other methods and are served by the platform; described one by one they drift apart from what it does.',
  then: {
    function: operationMethods,
    functionOptions: {
      forbidden: ['head', 'options'],
      remedy: 'leave it to the platform and describe the five methods only',
    },
  },
});
