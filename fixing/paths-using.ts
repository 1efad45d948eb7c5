import { isObject, member } from '../model/description/json.ts';
import { isReference, type Reference } from '../model/description/reference.ts';
import { appendTo } from '../model/lib/group-by.ts';
import type { PlaceInFile } from '../source/result.ts';
import { textOf } from './candidates.ts';
import { placeNamed } from './reference-target.ts';

/** What refers to what, by the text of path items, components and files. */
interface References {
  /** What refers to each of them. */
  readonly users: ReadonlyMap<string, readonly PlaceInFile[]>;
}

/** Who uses the parts of a description. */
export interface Users {
  /**
   * The paths by which a place is used: the one that it stands in, and those that refer to it, or to what refers to it.
   */
  readonly pathsUsing: (place: PlaceInFile) => ReadonlySet<string>;
  /** The components that refer to the one that a place is in. */
  readonly componentsUsing: (place: PlaceInFile) => readonly PlaceInFile[];
}

/**
 * Finds who uses a place.
 *
 * @param sources Files of the description; those that they refer to are looked at, too.
 * @param dataOf What a file says; undefined where it cannot be read.
 */
export function userFinder(sources: Iterable<string>, dataOf: (source: string) => unknown): Users {
  let known: References | null = null;
  const references = () => {
    known ??= referencesIn(sources, dataOf);
    return known;
  };
  return {
    pathsUsing: (place) => pathsUsing(place, references()),
    componentsUsing: (place) => {
      const users = references().users.get(textOf(partOf(place))) ?? [];
      return users.filter(({ path }) => path[0] === 'components');
    },
  };
}

function pathsUsing(place: PlaceInFile, { users }: References): ReadonlySet<string> {
  const paths = new Set<string>();
  const pending = [partOf(place)];
  const seen = new Set(pending.map(textOf));
  for (const part of pending) {
    if (part.path[0] === 'paths') paths.add(String(part.path[1]));
    for (const user of users.get(textOf(part)) ?? []) {
      if (seen.has(textOf(user))) continue;
      seen.add(textOf(user));
      pending.push(user);
    }
  }
  return paths;
}

/** The path item or component that a place is in; else its file. */
function partOf({ source, path }: PlaceInFile): PlaceInFile {
  const length = path[0] === 'paths' ? 2 : path[0] === 'components' ? 3 : 0;
  return { source, path: path.length < length ? [] : path.slice(0, length) };
}

function referencesIn(sources: Iterable<string>, dataOf: (source: string) => unknown): References {
  const users = new Map<string, PlaceInFile[]>();
  const pending = [...new Set(sources)];
  const seen = new Set(pending);
  const note = (target: PlaceInFile, from: PlaceInFile) => {
    appendTo(users, textOf(partOf(target)), partOf(from));
    if (seen.has(target.source)) return;
    seen.add(target.source);
    pending.push(target.source);
  };
  for (const source of pending) {
    eachReference(dataOf(source), [], (reference, path) => {
      const target = placeNamed(reference, source);
      if (target !== null) note(target, { source, path });
    });
  }
  return { users };
}

function eachReference(value: unknown, path: readonly string[], found: (to: Reference, path: string[]) => void): void {
  if (isReference(value)) found(value, [...path]);
  if (!Array.isArray(value) && !isObject(value)) return;
  for (const key of Object.keys(value))
    eachReference(member(value, key), path.length < 3 ? [...path, key] : path, found);
}
