import { defineRule } from '../../../framework/define-rule.ts';
import requiredResponseHeader from './check.ts';

export default defineRule({
  id: 'content-language',
  statements: ['9.1/content-language'],
  severity: 'error',
  summary: 'Every response declares the header Content-Language.',
  why: 'Without it a client cannot tell in which language the texts of the body are, nor choose how to show them.',
  then: {
    function: requiredResponseHeader,
    functionOptions: { header: 'Content-Language', remedy: 'declare it, with the default en-US' },
  },
});
