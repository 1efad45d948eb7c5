import { textWidth } from './text-width.ts';
import { withoutHidden } from './visible-text.ts';

/** A line of a file as far as it fits, and what stands under the place that is meant. */
export interface TerminalExcerpt {
  readonly line: string;
  readonly marks: string;
}

/** Characters on each side that can be shown, however long the line is. */
const REACH = 400;
const TAB = '  ';

/**
 * The part of a line around a place, for a terminal: tabs and control characters made harmless, cut to `width` columns.
 *
 * `start` and `end` count UTF-16 units; where they hold only blank, the marks go to the nearest text.
 */
export function terminalExcerpt(line: string, start: number, end: number, width: number): TerminalExcerpt {
  const [from, to] = rangeOnText(line, start, end);
  const left = tail(visible(line.slice(Math.max(0, from - REACH), from)), Math.floor(width / 2), from > REACH);
  const rest = width - textWidth(left);
  const marked = head(visible(line.slice(from, Math.min(to, from + REACH))), rest);
  const right = head(visible(line.slice(to, to + REACH)), rest - textWidth(marked));
  const marks = ' '.repeat(textWidth(left)) + '^'.repeat(Math.max(1, textWidth(marked)));
  return { line: (left + marked + right).trimEnd(), marks };
}

/** Moves a range that begins in the blank behind a key (`schema: ` and a new line) to text that can be seen. */
export function rangeOnText(line: string, start: number, end: number): [number, number] {
  const ahead = line.slice(start).search(/\S/);
  if (ahead !== -1) {
    const from = start + ahead;
    return [from, Math.max(from + 1, Math.min(end, line.trimEnd().length))];
  }
  const trimmed = line.trimEnd();
  const from = /^\s*(- +)*/.exec(trimmed)?.[0].length ?? 0;
  return [Math.min(from, trimmed.length), trimmed.length];
}

function visible(text: string): string {
  return withoutHidden(text.replaceAll('\t', TAB), () => '·');
}

/** The first characters, up to a width. */
function head(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  if (width < 1) return '';
  return `${fitting(graphemes(text), width - 1).join('')}…`;
}

/** The last characters, up to a width. */
function tail(text: string, width: number, isCut: boolean): string {
  if (textWidth(text) <= width && !isCut) return text;
  return `…${fitting(graphemes(text).reverse(), width - 1)
    .reverse()
    .join('')}`;
}

/** As many of the first characters as a width holds. */
function fitting(characters: readonly string[], width: number): string[] {
  let room = width;
  const kept: string[] = [];
  for (const character of characters) {
    room -= textWidth(character);
    if (room < 0) break;
    kept.push(character);
  }
  return kept;
}

let segmenter: Intl.Segmenter | undefined;

/** Characters as people see them. Most lines are plain ASCII, for which the slow way is not needed. */
function graphemes(text: string): string[] {
  if (isPlain(text)) return [...text];
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
