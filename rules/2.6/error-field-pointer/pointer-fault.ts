import { quote } from '../../../framework/messages.ts';
import { parseJsonPatchPath } from '../../../grammar/json-patch-path.ts';
import { pointerFromNotation } from '../../../model/description/json-pointer.ts';

/**
 * The message about a field of an error that is no JSON Pointer, with a filter expression or not; null where it is one.
 * The older `#/path` is legal.
 */
export function pointerFault(text: string): string | null {
  const { error } = parseJsonPatchPath(text.startsWith('#') ? text.slice(1) : text);
  if (error === null) return null;
  const meant = pointerFromNotation(text);
  if (meant !== null) return `field ${quote(text)} is no JSON Pointer; write ${quote(meant)}`;
  const remedy = `write one such as "/items/0/price" or "/items/@sku=='A1'/price"`;
  return `field ${quote(text)} is no JSON Pointer (${error.message}); ${remedy}`;
}
