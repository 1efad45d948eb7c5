import { member } from './json.ts';
import type { Place } from './place.ts';

/** What the text of the file has at a place; undefined where it has nothing. */
export function valueAt(place: Place): unknown {
  const { parent, key, file } = place;
  return parent === null ? file.data : member(valueAt(parent), key);
}
