import { defineFunction } from '../framework/define-function.ts';
import { counted } from '../framework/messages.ts';
import { annotated } from '../model/annotations.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';
import { describesValue } from '../model/schemas.ts';

/** Asks of every `enum` whether its set of values can ever change, unless `x-lintel` says that it is closed or which standard fixes it. */
export default defineFunction<SchemaNode>({
  name: 'enumQuestion',
  options: null,
  subjects: ({ schemas }) => schemas.filter((node) => Array.isArray(node.value.enum) && describesValue(node)),
  judge: ({ value, place }) => {
    if (annotated(place, 'closed') === true || annotated(place, 'standard') !== undefined) return null;
    const size = counted((value.enum as unknown[]).length, 'value');
    const message = `enum closes this set of ${size}; if it can ever grow, document the values instead, else annotate x-lintel.closed`;
    return { message, at: below(place, 'enum') };
  },
});
