import { defineRule } from '../../../framework/define-rule.ts';
import { shownDetailMembers } from '../../../model/errors/error-examples.ts';
import { pointerFault } from './pointer-fault.ts';

/**
 * Examples name the field of an error by a JSON Pointer, with a filter expression or not. The older `#/path` is legal.
 */
export default defineRule({
  id: 'error-field-pointer',
  statements: ['2.6/error-field-pointer'],
  severity: 'warn',
  summary: 'Examples name the field of an error by a JSON Pointer, with a filter expression or not.',
  why: 'A pointer finds the field in the request without guessing; a bare or dotted name has to be interpreted, and is ambiguous in lists.',
  subjects: (description) =>
    shownDetailMembers(description, 'field').flatMap(({ value, place }) =>
      typeof value === 'string' ? [{ place, text: value }] : [],
    ),
  judge: ({ text }) => {
    const message = pointerFault(text);
    return message === null ? null : { message };
  },
});
