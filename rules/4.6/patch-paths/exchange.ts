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
  readonly value: unknown;
}

/** The paths of patches that the service takes. That a path is a string 4.2/patch-json-patch says. */
export default defineExchange({
  yieldsTo: ['patch-json-patch'],
  concerns: ({ method }) => method === 'PATCH',
  subjects: (exchange, traffic) =>
    patchEntries(exchange, traffic).flatMap(({ value, place }) =>
      (['path', 'from'] as const).flatMap((name): PatchPath[] => {
        const path = member(value, name);
        return path === undefined || path === null ? [] : [{ place: below(place, name), name, value: path }];
      }),
    ),
  judge: ({ name, value }) => {
    const fact = `${name} ${quote(value)} is no JSON Pointer`;
    if (typeof value !== 'string') return { message: `${fact}; write a string such as "/items/0/price"` };
    const { error } = parseJsonPatchPath(value);
    if (error === null) return null;
    const meant = pointerFromNotation(value);
    if (meant !== null) return { message: `${fact}; write ${quote(meant)}` };
    return { message: `${fact} (${error.message}); write one such as "/items/0/price" or "/items/@sku=='A1'/price"` };
  },
});
