import type { Position, Range } from '../../source/result.ts';

/** How places of a text as it is read, without byte order mark, are those of the text that an editor has. */
interface ByteOrderMark {
  intoText(range: Range): Range;
  outOfText(range: Range): Range;
}

/** Most editors keep the mark for themselves; in the text of others it is the first character. */
export function byteOrderMark(text: string | undefined): ByteOrderMark {
  if (text?.charCodeAt(0) !== 0xfeff) return { intoText: (range) => range, outOfText: (range) => range };
  return { intoText: (range) => moved(range, 1), outOfText: (range) => moved(range, -1) };
}

function moved({ start, end }: Range, by: number): Range {
  const move = ({ line, character }: Position) => ({
    line,
    character: line === 0 ? Math.max(0, character + by) : character,
  });
  return { start: move(start), end: move(end) };
}
