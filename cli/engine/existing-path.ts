import { member } from '../../model/json.ts';

/** The part of a path that exists in the data: where a key is missing, a finding stands at the object that lacks it. */
export function existingPath(data: unknown, path: readonly string[]): string[] {
  const existing: string[] = [];
  let value = data;
  for (const key of path) {
    const next = member(value, key);
    if (next === undefined) break;
    existing.push(key);
    value = next;
  }
  return existing;
}
