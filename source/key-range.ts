import { member } from '../model/description/json.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { ResultPlace } from './result.ts';

/**
 * The key that a finding at a path is about: of a wrong name, which a rule says by `isOnKey`, or of an object or a list
 * as a whole. None where the value is meant, and where there is no key: an item of a list is shown itself.
 */
export function keyRangeAt(
  { data, keyRangeOf }: Pick<ParsedFile, 'data' | 'keyRangeOf'>,
  path: readonly string[],
  isOnKey: boolean,
): Pick<ResultPlace, 'keyRange'> {
  if (!isOnKey && !hasMembers(data, path)) return {};
  const keyRange = keyRangeOf(path);
  return keyRange === null ? {} : { keyRange };
}

/** A path of a file as results show it: with its range, and that of its key where the key is meant. */
export function rangedPlace(
  file: Pick<ParsedFile, 'data' | 'rangeOf' | 'keyRangeOf'>,
  path: readonly string[],
  isOnKey: boolean,
  source: string,
): ResultPlace {
  const range = file.rangeOf(path);
  const { keyRange } = keyRangeAt(file, path, isOnKey);
  return keyRange === undefined ? { path, range, source } : { path, range, keyRange, source };
}

function hasMembers(data: unknown, path: readonly string[]): boolean {
  const value = path.reduce<unknown>((part, key) => member(part, key), data);
  return typeof value === 'object' && value !== null;
}
