import { member } from './json.ts';
import { below, type Place, rootPlace, type SourceFile } from './place.ts';

/** A value, where it is written. */
export interface Written<Value> {
  readonly value: Value;
  readonly place: Place;
}

/** The member of an object or the item of a list; null where there is none. */
export function childOf({ value, place }: Written<unknown>, key: string): Written<unknown> | null {
  const inList = Array.isArray(value);
  if (inList && !/^\d+$/.test(key)) return null;
  const child = member(value, key);
  return child === undefined ? null : { value: child, place: below(place, inList ? Number(key) : key) };
}

/**
 * Every object and list of a file, from its root on; one that stands at several places, by an alias of YAML, at the
 * first.
 */
export function* objectsIn(file: SourceFile): Iterable<Written<object>> {
  const queue: Written<unknown>[] = [{ value: file.data, place: rootPlace(file) }];
  const seen = new Set<unknown>();
  for (const next of queue) {
    const { value, place } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    yield { value, place };
    for (const key of Object.keys(value)) {
      const child = childOf(next, key);
      if (child !== null) queue.push(child);
    }
  }
}
