/** A parsed file of a description: the linted file, or one that it refers to. */
export interface SourceFile {
  /** Path or URL; null for a text without one. */
  readonly source: string | null;
  readonly data: unknown;
}

export type JsonPath = (string | number)[];

/**
 * Where a value is written: a file, and the keys from its root, the last one first. A linked list, since paths are
 * needed for few places only.
 */
export interface Place {
  readonly file: SourceFile;
  readonly parent: Place | null;
  readonly key: string | number;
}

/** The place of the whole content of a file. */
export function rootPlace(file: SourceFile): Place {
  return { file, parent: null, key: '' };
}

/** The place of a member of the value at a place; with several keys, of a member of that, and so on. */
export function below(place: Place, ...keys: JsonPath): Place {
  let current = place;
  for (const key of keys) current = { file: place.file, parent: current, key };
  return current;
}

/** The keys from the root of the file to the place. Indexes of arrays are numbers. */
export function pathOf(place: Place): JsonPath {
  const path: JsonPath = [];
  for (let current = place; current.parent !== null; current = current.parent) path.push(current.key);
  return path.reverse();
}

/** The same with indexes as texts, as results have it. */
export function keysOf(place: Place): string[] {
  let length = 0;
  for (let current = place; current.parent !== null; current = current.parent) length++;
  const keys = new Array<string>(length);
  for (let current = place; current.parent !== null; current = current.parent) keys[--length] = String(current.key);
  return keys;
}

/** A text that no other place in the file has: its keys, the last one first. */
export function nameInFile(place: Place): string {
  let name = '';
  for (let current = place; current.parent !== null; current = current.parent) name += `${current.key}\0`;
  return name;
}

/** True for a place that is one of `holders`, or below one. */
export function isBelow(place: Place, holders: ReadonlySet<Place>): boolean {
  for (let current: Place | null = place; current !== null; current = current.parent) {
    if (holders.has(current)) return true;
  }
  return false;
}

/**
 * Orders places by file, then key by key; items of a list by index. Where one finding stands for several, it is
 * reported at the first in this order, not the first in the file: it must not move when the keys of a map are put in
 * another order.
 */
export function byPlace(left: Place, right: Place): number {
  if (left.file !== right.file) return byText(left.file.source ?? '', right.file.source ?? '');
  const [one, other] = [pathOf(left), pathOf(right)];
  for (const [index, key] of one.entries()) {
    const beside = other[index];
    if (beside === undefined) return 1;
    if (key !== beside) return byKey(key, beside);
  }
  return one.length - other.length;
}

function byKey(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number' ? left - right : byText(String(left), String(right));
}

/** Orders texts by code units, which is the same on every machine. */
export function byText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
