import { member } from '../model/description/json.ts';
import { pointerToPath } from '../model/description/json-pointer.ts';
import { decodePercent, isReference, joinSource, splitReference } from '../model/description/reference.ts';
import type { PlaceInFile } from '../source/result.ts';
import { textOf } from './candidates.ts';

/**
 * What stands at the end of the reference at a place, over references to references; null where there is no reference.
 *
 * @param dataOf What a file says; undefined where it cannot be read.
 */
export function referenceTarget(place: PlaceInFile, dataOf: (source: string) => unknown): PlaceInFile | null {
  let target: PlaceInFile | null = null;
  const seen = new Set<string>();
  for (let next = placeReferredTo(place, dataOf); next !== null; next = placeReferredTo(next, dataOf)) {
    if (seen.has(textOf(next))) break;
    seen.add(textOf(next));
    target = next;
  }
  return target;
}

/** The place that a reference names, in its file; null for what is no reference. */
export function placeNamed(reference: unknown, source: string): PlaceInFile | null {
  if (!isReference(reference)) return null;
  const { source: file, fragment } = splitReference(reference.$ref);
  const target = file === '' ? source : joinSource(source, file);
  return { source: target, path: pointerToPath(decodePercent(fragment)) };
}

function placeReferredTo({ source, path }: PlaceInFile, dataOf: (source: string) => unknown): PlaceInFile | null {
  return placeNamed(path.reduce<unknown>(member, dataOf(source)), source);
}
