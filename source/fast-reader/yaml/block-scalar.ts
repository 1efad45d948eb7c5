import { NotReadableFast } from '../source-tree.ts';
import { CARRIAGE_RETURN, HASH, LINE_FEED, MINUS, PIPE, PLUS, SPACE, TAB } from './yaml-signs.ts';
import { skipSpaces } from './yaml-text.ts';

/** A literal or folded scalar (YAML 1.2, section 8.1) as Spectral's parser reads it. */
export interface BlockScalar {
  readonly value: string;
  /** The first sign of the next line that is not of the scalar, or the end of the text. */
  readonly next: number;
  /** The start of that line. */
  readonly lineStart: number;
}

interface Header {
  readonly isFolded: boolean;
  readonly chomping: 'clip' | 'strip' | 'keep';
  /** The number of blanks that is said; 0 for none. */
  readonly indentation: number;
  /** The offset behind the header's line. */
  readonly end: number;
}

/**
 * Reads the scalar whose header stands at an offset. Spectral's parser drops blank lines at the start of a literal one,
 * takes the indentation from blank lines, too, and keeps one line break less with `+` than YAML has it.
 *
 * @param outer The column of what holds the scalar.
 * @throws NotReadableFast
 */
export function readBlockScalar(text: string, at: number, outer: number): BlockScalar {
  const { isFolded, chomping, indentation, end } = readHeader(text, at);
  const parts: string[] = [];
  let column = indentation === 0 ? outer + 1 : outer + indentation;
  let isKnown = indentation > 0;
  let empty = 0;
  let wasIndented = false;
  for (let lineStart = end; ; ) {
    let next = lineStart;
    while ((!isKnown || next - lineStart < column) && text.charCodeAt(next) === SPACE) next++;
    if (!isKnown && next - lineStart > column) column = next - lineStart;
    const sign = text.charCodeAt(next);
    const lineEnd = endOfBreak(text, next);
    if (lineEnd > next) {
      empty++;
      lineStart = lineEnd;
      continue;
    }
    const isEnd = next >= text.length;
    // Spectral's parser ends a last line that has no line break with one.
    if (isEnd && next > lineStart) empty++;
    if (isEnd || next - lineStart < column) {
      if (chomping === 'keep') parts.push('\n'.repeat(empty));
      else if (chomping === 'clip' && isKnown) parts.push('\n');
      return { value: parts.join(''), next, lineStart };
    }
    const isIndented = sign === SPACE || sign === TAB;
    if (!isFolded) parts.push(isKnown ? '\n'.repeat(empty + 1) : '');
    else if (isIndented || wasIndented) parts.push('\n'.repeat(empty + 1));
    else if (empty > 0) parts.push('\n'.repeat(empty));
    else if (isKnown) parts.push(' ');
    wasIndented = isFolded && isIndented;
    isKnown = true;
    empty = 0;
    const contentEnd = endOfContent(text, next);
    parts.push(text.slice(next, contentEnd));
    if (contentEnd >= text.length) {
      if (chomping === 'clip') parts.push('\n');
      return { value: parts.join(''), next: contentEnd, lineStart };
    }
    lineStart = endOfBreak(text, contentEnd);
  }
}

function readHeader(text: string, at: number): Header {
  let chomping: Header['chomping'] = 'clip';
  let indentation = 0;
  let end = at + 1;
  for (; ; end++) {
    const sign = text.charCodeAt(end);
    if (sign === PLUS || sign === MINUS) {
      if (chomping !== 'clip') throw new NotReadableFast();
      chomping = sign === PLUS ? 'keep' : 'strip';
    } else if (sign >= 49 && sign <= 57 && indentation === 0) indentation = sign - 48;
    else break;
  }
  const afterSigns = end;
  end = skipSpaces(text, end);
  if (text.charCodeAt(end) === HASH && end > afterSigns) end = endOfContent(text, end);
  const next = endOfBreak(text, end);
  if (next === end) throw new NotReadableFast();
  return { isFolded: text.charCodeAt(at) !== PIPE, chomping, indentation, end: next };
}

/** The offset behind a line break; the same offset where there is none. */
function endOfBreak(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if (sign === LINE_FEED) return at + 1;
  return sign === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at;
}

/** The offset at which the line's break stands, or the text ends. */
function endOfContent(text: string, at: number): number {
  const lineFeed = text.indexOf('\n', at);
  if (lineFeed === -1) return text.length;
  return text.charCodeAt(lineFeed - 1) === CARRIAGE_RETURN ? lineFeed - 1 : lineFeed;
}
