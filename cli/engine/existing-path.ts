import { member } from '../../model/json.ts';

/** The part of a path that exists in the data: where a key is missing, a finding stands at the object that lacks it. */
export function existingPath(data: unknown, path: readonly string[]): readonly string[] {
  let value = data;
  let length = 0;
  for (const key of path) {
    value = member(value, key);
    if (value === undefined) break;
    length++;
  }
  return length === path.length ? path : path.slice(0, length);
}
