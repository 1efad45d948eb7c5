import { NotReadableFast } from '../source-tree.ts';
import { BACKSLASH, DOUBLE_QUOTE, SINGLE_QUOTE, SPACE } from './yaml-signs.ts';

/** The offset of the first sign from an offset on that is no space. */
export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === SPACE) next++;
  return next;
}

/** The offset behind a quoted scalar that begins at an offset. */
export function endOfQuoted(text: string, start: number): number {
  return text.charCodeAt(start) === DOUBLE_QUOTE ? endOfDoubleQuoted(text, start) : endOfSingleQuoted(text, start);
}

function endOfDoubleQuoted(text: string, start: number): number {
  for (let end = start + 1; ; end++) {
    const sign = text.charCodeAt(end);
    if (sign === DOUBLE_QUOTE) return end + 1;
    if (sign === BACKSLASH) end++;
    else if (Number.isNaN(sign)) throw new NotReadableFast();
  }
}

function endOfSingleQuoted(text: string, start: number): number {
  for (let end = text.indexOf("'", start + 1); ; end = text.indexOf("'", end + 2)) {
    if (end === -1) throw new NotReadableFast();
    if (text.charCodeAt(end + 1) !== SINGLE_QUOTE) return end + 1;
  }
}
