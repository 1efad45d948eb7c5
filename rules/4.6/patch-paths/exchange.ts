import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { parseJsonPatchPath } from '../../../grammar/json-patch-path.ts';
import { member } from '../../../model/description/json.ts';
import { pointerFromNotation } from '../../../model/description/json-pointer.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { patchEntries } from '../../../model/exchange/json-patch.ts';

interface PatchPath {
  readonly place: Place;
  readonly name: 'path' | 'from';
  readonly text: string;
}

/** The paths of patches that the service takes. A path that is no string is 4.2/patch-json-patch. */
export default defineExchange({
  concerns: ({ method }) => method === 'PATCH',
  subjects: (exchange, traffic) =>
    patchEntries(exchange, traffic).flatMap(({ value, place }) =>
      (['path', 'from'] as const).flatMap((name): PatchPath[] => {
        const text = member(value, name);
        return typeof text === 'string' ? [{ place: below(place, name), name, text }] : [];
      }),
    ),
  judge: ({ name, text }) => {
    const { error } = parseJsonPatchPath(text);
    if (error === null) return null;
    const meant = pointerFromNotation(text);
    const fact = `${name} ${quote(text)} is no JSON Pointer`;
    if (meant !== null) return { message: `${fact}; write ${quote(meant)}` };
    return { message: `${fact} (${error.message}); write one such as "/items/0/price" or "/items/@sku=='A1'/price"` };
  },
});
