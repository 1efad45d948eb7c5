import { defineRule } from '../../../framework/define-rule.ts';
import numericString from './check.ts';

export default defineRule({
  id: 'numeric-string',
  statements: ['2.2/numeric-string'],
  severity: 'error',
  summary: 'A numeric string has bounds and a pattern that admits only numbers; a decimal has at most 32 characters.',
  why: 'The string is there to keep the number exact; a pattern that lets other text through moves the error to the reader’s parser.',
  then: { function: numericString, functionOptions: { decimalMaxLength: 32 } },
});
