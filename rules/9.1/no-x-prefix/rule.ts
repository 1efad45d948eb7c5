import { defineRule } from '../../../framework/define-rule.ts';
import headerPrefix from './check.ts';

export default defineRule({
  id: 'no-x-prefix',
  statements: ['9.1/no-x-prefix'],
  severity: 'error',
  summary: 'Names of custom headers have no X- prefix.',
  why: 'A header that proves useful loses the prefix when it becomes a standard, and every client has to know both names (RFC 6648).',
  judgesAbsence: true,
  breaking: true,
  // X-Idempotency-Key has a rule of its own, which names the header to use.
  then: { function: headerPrefix, functionOptions: { prefix: 'X-', exceptKeys: true } },
});
