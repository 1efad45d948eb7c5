import { plain, quote } from '../../framework/messages.ts';
import type { JsonObject } from '../../model/description/json.ts';
import { below, type Place } from '../../model/description/place.ts';
import { arraysIn } from '../../model/exchange/sent-pages.ts';

/** What a page without `items` has in their place, and the places of what that is to become. */
export interface MissingItems {
  /** What follows the subject: `has no items; …`. */
  readonly lack: string;
  readonly covers: readonly Place[];
}

/** Says of a page without an array `items` which array is to be it. */
export function missingItems(body: JsonObject, place: Place): MissingItems {
  const arrays = arraysIn(body);
  const [name = ''] = arrays;
  if (arrays.length === 1)
    return { lack: `has no items; name the array ${plain(name)} items`, covers: [below(place, name)] };
  const envelope = arrays.length === 0 ? envelopeIn(body) : null;
  if (envelope === null) return { lack: 'has no items; add the array items', covers: [] };
  const { holder, array } = envelope;
  const fact = `has the array ${quote(array)} inside ${quote(holder)} and no items`;
  const at = below(place, holder);
  return { lack: `${fact}; have it in the body itself, and name it items`, covers: [at, below(at, array)] };
}

/**
 * The only object in a body that holds an array, as `_embedded` of HAL does; null where several might, or none does.
 */
function envelopeIn(body: JsonObject): { readonly holder: string; readonly array: string } | null {
  const holders = Object.keys(body).flatMap((holder) => {
    const [array, ...others] = /^_?links$/.test(holder) ? [] : arraysIn(body[holder]);
    return array === undefined || others.length > 0 ? [] : [{ holder, array }];
  });
  return holders.length === 1 ? (holders[0] ?? null) : null;
}
