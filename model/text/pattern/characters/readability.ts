import { type CharacterSet, hasCodePoint, intersection, LAST_CODE_POINT } from './character-set.ts';

/**
 * Sets of characters from the most to the least readable in a message: a sample text takes its characters from the
 * first that fits.
 */
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

/** How hard a character is to read in a message: 0 is best. */
export function unreadability(codePoint: number): number {
  const rank = READABLE.findIndex((set) => hasCodePoint(set, codePoint));
  return rank === -1 ? READABLE.length : rank;
}

/** The most readable code point of the set, or null when the set is empty. */
export function mostReadable(set: CharacterSet): number | null {
  for (const readable of READABLE) {
    const first = intersection(set, readable)[0];
    if (first !== undefined) return first;
  }
  return set[0] ?? null;
}
