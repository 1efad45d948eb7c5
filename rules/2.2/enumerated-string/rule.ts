import { defineRule } from '../../../framework/define-rule.ts';
import enumeratedString from './check.ts';

export default defineRule({
  id: 'enumerated-string',
  statements: ['2.2/enumerated-string'],
  severity: 'warn',
  summary: 'An enumerated string has minLength 1, maxLength 255 and the naming pattern, or narrower ones.',
  why: 'Values are added over time; bounds and a pattern that hold for all of them let a client prepare for those it does not know yet.',
  then: {
    function: enumeratedString,
    functionOptions: { minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$' },
  },
});
