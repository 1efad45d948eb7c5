import { type Edit, rename } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { withoutParameterNames } from '../../model/paths/template.ts';
import { here, type Rename } from './name-at.ts';
import { textOf } from './places.ts';
import { references } from './references.ts';

/**
 * The path, and all others that have the renamed segments at the same place: of `/order_items/{id}`, which is to be
 * `/order-items/{id}`, also `/order_items` and `/order_items/{itemId}/notes`.
 */
export function namesOfPath({ place, to }: Rename, description: Description): Edit[] {
  const before = segmentsOf(String(place.key));
  const after = segmentsOf(to);
  const keys = description.paths
    .map((use) => use.place)
    .filter(({ parent }) => textOf(parent) === textOf(place.parent));
  return keys.flatMap((other) => {
    const segments = segmentsOf(String(other.key));
    const renamed = before.length === after.length ? segmentsRenamed(segments, before, after) : [];
    const key = textOf(other) === textOf(place) ? to : renamed.length === 0 ? String(other.key) : renamed.join('/');
    return key === other.key ? [] : [here(rename(other, 'key', key) as Rename), ...references(other, key, description)];
  });
}

function segmentsOf(path: string): string[] {
  return path.split('/');
}

/** The segments, of which those that share all before them with the old path are as in the new one. */
function segmentsRenamed(segments: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const shared = segments.findIndex(
    (segment, index) => withoutParameterNames(segment) !== withoutParameterNames(before[index] ?? ''),
  );
  return segments.map((segment, index) =>
    (shared === -1 || index < shared) && before[index] !== after[index] ? (after[index] ?? segment) : segment,
  );
}
