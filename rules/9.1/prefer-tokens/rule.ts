import { defineRule } from '../../../framework/define-rule.ts';
import headerTokens from './check.ts';

export default defineRule({
  id: 'prefer-tokens',
  statements: ['9.1/prefer-tokens'],
  severity: 'error',
  summary: 'Prefer takes only the tokens of the conventions, and says which.',
  why: 'A preference that the service does not know is silently ignored; a client only learns from the description which ones work.',
  then: {
    function: headerTokens,
    functionOptions: {
      header: 'Prefer',
      tokens: [
        ...['respond-async', 'read-consistent', 'read-eventual-consistent', 'read-cache'],
        ...['return=representation', 'return=minimal'],
      ],
    },
  },
});
