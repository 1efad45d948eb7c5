import { isObject } from '../description/json.ts';
import { isFileMetadata } from '../schemas/snake-case-names.ts';

/** True for an object that has the members of file metadata (section 2.7 of the conventions), or most of them. */
export function describesFile(value: unknown): boolean {
  return isObject(value) && areOfFile(Object.keys(value));
}

/** True for the names of such an object. */
export function areOfFile(names: readonly string[]): boolean {
  return isFileMetadata({ names: new Set(names) });
}
