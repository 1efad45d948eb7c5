/** Sets of Unicode code points, and the set operations that reasoning about patterns needs. */

/** Ascending, disjoint, non-adjacent ranges, flattened: first, last, first, last … */
export type CharacterSet = readonly number[];

export const LAST_CODE_POINT = 0x10ffff;

export const EVERY_CHARACTER: CharacterSet = [0, LAST_CODE_POINT];

/** The characters of `\d`: ASCII digits only, whatever the flags. */
export const DIGITS: CharacterSet = [0x30, 0x39];

/** The characters of `\w` without case folding. */
export const WORD_CHARACTERS: CharacterSet = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];

/** The characters that `.` never matches. */
export const LINE_ENDS: CharacterSet = [0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029];

/** The characters of `\s`: ECMA-262 WhiteSpace and LineTerminator. */
export const SPACES: CharacterSet = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];

/** The set of the characters that occur in any of the given ranges, which may be in any order and overlap. */
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

/** Whether the set holds the code point, by binary search. */
export function holds(set: CharacterSet, codePoint: number): boolean {
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

/** Ranges from the most to the least readable one in a message. */
const READABLE: readonly CharacterSet[] = [
  [0x61, 0x7a],
  [0x41, 0x5a],
  [0x30, 0x39],
  [0x21, 0x7e],
  [0x20, 0x20],
  [0xe0, 0xf6],
  [0xc0, 0x2af],
  [0x391, 0x3a9, 0x3b1, 0x3c9],
  [0x410, 0x44f],
  [0xa1, 0xac],
  [0x660, 0x669],
  [0x4e00, 0x9fff],
  [0x1f600, 0x1f64f],
  [0x09, 0x0a],
  [0x2b0, 0xd7ff, 0xe000, LAST_CODE_POINT],
];

/** How badly a character reads in a message: 0 is best. */
export function unreadability(codePoint: number): number {
  const rank = READABLE.findIndex((range) => holds(range, codePoint));
  return rank === -1 ? READABLE.length : rank;
}

/** The most readable character of the set, or null when the set is empty. */
export function sampleOf(set: CharacterSet): number | null {
  for (const range of READABLE) {
    const first = intersection(set, range)[0];
    if (first !== undefined) return first;
  }
  return set[0] ?? null;
}
