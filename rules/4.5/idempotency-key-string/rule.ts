import { defineRule } from '../../../framework/define-rule.ts';
import headerType from './check.ts';

export default defineRule({
  id: 'idempotency-key-string',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is a string.',
  why: 'A number is too easily the same twice; clients make a UUID or another random text for each request.',
  then: { function: headerType, functionOptions: { header: 'Idempotency-Key', type: 'string' } },
});
