import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { parseJsonPatchPath } from '../../../grammar/json-patch-path.ts';
import { pointerFromNotation } from '../../../model/description/json-pointer.ts';
import { shownDetailMembers } from '../../../model/errors/error-examples.ts';

/** Examples name the field of an error by a JSON Pointer, with a filter expression or not. The older `#/path` is legal. */
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
    const { error } = parseJsonPatchPath(text.startsWith('#') ? text.slice(1) : text);
    if (error === null) return null;
    const meant = pointerFromNotation(text);
    if (meant !== null) return { message: `field ${quote(text)} is no JSON Pointer; write ${quote(meant)}` };
    const remedy = `write one such as "/items/0/price" or "/items/@sku=='A1'/price"`;
    return { message: `field ${quote(text)} is no JSON Pointer (${error.message}); ${remedy}` };
  },
});
