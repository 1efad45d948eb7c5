import { defineRule } from '../../../framework/define-rule.ts';
import customHeaderQuestion from './check.ts';

export default defineRule({
  id: 'headers-not-logic',
  statements: ['9.1/headers-not-logic'],
  severity: 'hint',
  summary: 'Business logic does not depend on headers.',
  why: 'Headers are dropped, renamed and cached over by what lies between client and service; what the result depends on belongs to the address or the body.',
  question: 'Does any business logic depend on these headers?',
  then: {
    function: customHeaderQuestion,
    functionOptions: { known: ['Idempotency-Key', 'Prefer', 'If-Match'] },
  },
});
