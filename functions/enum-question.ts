import { defineFunction } from '../framework/define-function.ts';
import { counted } from '../framework/messages.ts';
import { annotated } from '../model/annotations.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { PATCH_OPERATIONS } from '../model/patch-items.ts';
import { below } from '../model/place.ts';
import { describesValue } from '../model/schemas.ts';

/**
 * Asks of every `enum` whether its set of values can ever change, unless `x-lintel` says that it is closed or which standard
 * fixes it, or its values do: the operations of a JSON Patch, yes and no, or the empty text.
 */
export default defineFunction<SchemaNode>({
  name: 'enumQuestion',
  options: null,
  subjects: ({ schemas }) => schemas.filter((node) => Array.isArray(node.value.enum) && describesValue(node)),
  judge: (node) => {
    const { value, place } = node;
    if (isSurelyClosed(node)) return null;
    if (annotated(place, 'closed') === true || annotated(place, 'standard') !== undefined) return null;
    const size = counted((value.enum as unknown[]).length, 'value');
    const message = `enum closes this set of ${size}; if it can ever grow, document the values instead, else annotate x-lintel.closed`;
    return { message, at: below(place, 'enum') };
  },
});

const ANSWERS = new Set(['true', 'false', 'yes', 'no', 'on', 'off']);

function isSurelyClosed({ value, usedBy }: SchemaNode): boolean {
  const values = (value.enum as unknown[]).filter((one) => one !== null && one !== '');
  if (values.length === 0) return (value.enum as unknown[]).includes('');
  if (values.every((one) => ANSWERS.has(String(one).toLowerCase()))) return true;
  const isOperation = usedBy.length > 0 && usedBy.every(({ relation, key }) => relation === 'property' && key === 'op');
  return isOperation && values.every((one) => PATCH_OPERATIONS.has(String(one)));
}
