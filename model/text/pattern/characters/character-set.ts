/** Sets of Unicode code points with the operations of set algebra. */

/** Ascending, disjoint, non-adjacent ranges of code points, flattened: first, last, first, last … */
export type CharacterSet = readonly number[];

export const LAST_CODE_POINT = 0x10ffff;

export const ALL_CHARACTERS: CharacterSet = [0, LAST_CODE_POINT];

/** The characters of `\d`: ASCII digits, whatever the flags. */
export const DIGITS: CharacterSet = [0x30, 0x39];

/** The characters of `\w` without the i flag. */
export const WORD_CHARACTERS: CharacterSet = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];

/** ECMA-262 LineTerminator: what `.` matches only with the s flag. */
export const LINE_TERMINATORS: CharacterSet = [0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029];

/** The characters of `\s`: ECMA-262 WhiteSpace and LineTerminator. */
export const WHITE_SPACE: CharacterSet = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];

/** The union of the given ranges, which may be in any order and overlap. */
export function union(...sets: readonly CharacterSet[]): CharacterSet {
  const ranges: [number, number][] = [];
  for (const set of sets) {
    for (let at = 0; at < set.length; at += 2) ranges.push([set[at] ?? 0, set[at + 1] ?? 0]);
  }
  ranges.sort((one, other) => one[0] - other[0]);
  const joined: number[] = [];
  for (const [first, last] of ranges) {
    const end = joined[joined.length - 1];
    if (end !== undefined && first <= end + 1) joined[joined.length - 1] = Math.max(end, last);
    else joined.push(first, last);
  }
  return joined;
}

/** All code points that a set does not have. */
export function complement(set: CharacterSet): CharacterSet {
  const rest: number[] = [];
  let next = 0;
  for (let at = 0; at < set.length; at += 2) {
    const first = set[at] ?? 0;
    if (first > next) rest.push(next, first - 1);
    next = (set[at + 1] ?? 0) + 1;
  }
  if (next <= LAST_CODE_POINT) rest.push(next, LAST_CODE_POINT);
  return rest;
}

/** The code points that both sets have. */
export function intersection(one: CharacterSet, other: CharacterSet): CharacterSet {
  const common: number[] = [];
  let left = 0;
  let right = 0;
  while (left < one.length && right < other.length) {
    const leftEnd = one[left + 1] ?? 0;
    const rightEnd = other[right + 1] ?? 0;
    const first = Math.max(one[left] ?? 0, other[right] ?? 0);
    const last = Math.min(leftEnd, rightEnd);
    if (first <= last) common.push(first, last);
    if (leftEnd < rightEnd) left += 2;
    else right += 2;
  }
  return common;
}

/** True for a code point of the set; a binary search. */
export function hasCodePoint(set: CharacterSet, codePoint: number): boolean {
  let low = 0;
  let high = set.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (set[2 * middle] ?? 0)) high = middle - 1;
    else if (codePoint > (set[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
