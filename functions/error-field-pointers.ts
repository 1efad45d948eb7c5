import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { shownDetailMembers } from '../model/error-examples.ts';
import { isPointer, parseJsonPointer, toJsonPointer } from '../model/json-pointer.ts';
import type { Place } from '../model/place.ts';

/** A field that an item of details names in an example. */
interface ShownField {
  readonly place: Place;
  readonly text: string;
}

/**
 * Examples name the field of an error by a JSON Pointer, with a filter expression or not. The older `#/path` is legal; a
 * filter is a token like others here.
 */
export default defineFunction<ShownField>({
  name: 'errorFieldPointers',
  options: null,
  subjects: (description) =>
    shownDetailMembers(description, 'field').flatMap(({ value, place }) =>
      typeof value === 'string' ? [{ place, text: value }] : [],
    ),
  judge: ({ text }) => {
    const pointer = text.startsWith('#') ? text.slice(1) : text;
    const read = parseJsonPointer(pointer);
    if (isPointer(read)) return null;
    if (read.fault === 'escape') {
      const after = quote(pointer.slice(read.offset, read.offset + 2));
      return { message: `field ${quote(text)} is no JSON Pointer, because of ${after}; write ~0 for a tilde, ~1 for a slash` };
    }
    const meant = toJsonPointer(text);
    const remedy = meant === null ? 'write one such as "/items/0/price"' : `write ${quote(meant)}`;
    return { message: `field ${quote(text)} is no JSON Pointer; ${remedy}` };
  },
});
