import { pathToPointer } from '../model/description/json-pointer.ts';

const SEPARATOR = ' › ';

/** The keys that lead to a place, for people. */
export function pointerOf(path: readonly string[]): string {
  return path.join(SEPARATOR);
}

/** The place in the form that outlives edits elsewhere, where no list is on the way. */
export function placeOfPointer(pointer: string): string {
  return pointer === '' ? '' : pathToPointer(pointer.split(SEPARATOR));
}
