import { defineRule } from '../../../framework/define-rule.ts';
import headerMethods from './check.ts';

export default defineRule({
  id: 'idempotency-key-method',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is taken with POST only, and sent with webhooks.',
  why: 'The other methods may be repeated anyway; a key on them promises a check that nobody needs and few make.',
  judgesAbsence: true,
  then: { function: headerMethods, functionOptions: { header: 'Idempotency-Key', methods: ['post'] } },
});
