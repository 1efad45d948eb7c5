import { defineRule } from '../../../framework/define-rule.ts';
import formDataParts from './check.ts';

export default defineRule({
  id: 'form-data',
  statements: ['4.8/form-data'],
  severity: 'error',
  summary: 'An upload takes multipart/form-data with a text part and a binary part.',
  why: 'Every HTTP client and browser can send such a form, and the text says what the file is without opening it.',
  then: { function: formDataParts, functionOptions: { others: ['multipart/related', 'multipart/mixed'] } },
});
