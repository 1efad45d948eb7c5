import { type Place, pathOf } from './place.ts';

/*
 * Where one of several things speaks for all of them, it is the first by its name, not the first in the file: a finding must
 * not move when the keys of a map are put in another order. Lists keep theirs.
 */

/** Orders texts by code units, which is the same on every machine. */
export function byText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

/** Orders places by file, then key by key; items of a list by index. */
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
