import { append } from '../model/lib/lists.ts';
import type { Layout } from './layout.ts';
import type { Entry, NewEntries, Style } from './style.ts';
import type { Syntax } from './syntax.ts';
import type { TextEdit } from './text-edit.ts';
import { itemLines, memberLines, quotedLike } from './written.ts';

/** A line break, and lines of blanks behind it. */
const NEXT_LINE = /\r?\n(?:[ \t]+\r?\n)*/y;

/** What YAML writes line by line. */
export function blockStyle(syntax: Syntax, layout: Layout): Style {
  return new BlockStyle(syntax, layout);
}

class BlockStyle implements Style {
  constructor(
    private readonly syntax: Syntax,
    private readonly layout: Layout,
  ) {}

  removed(entries: readonly Entry[]): TextEdit[] {
    const edits: TextEdit[] = [];
    for (const [index, entry] of entries.entries()) {
      if (entry.change?.removed !== true || entry.start < (edits.at(-1)?.end ?? 0)) continue;
      const next = entries.slice(index).find(({ change }) => change?.removed !== true);
      if (this.syntax.isFirstInLine(entry.start)) edits.push(this.withoutLines(entry));
      else if (next !== undefined) append(edits, this.withoutBeginning(entry, next));
    }
    return edits;
  }

  /** Takes out whole lines. Comments stay. */
  private withoutLines({ row, start }: Entry): TextEdit {
    const { syntax } = this;
    const { newline } = this.layout;
    const end = this.endOfLines(row);
    const from = syntax.lineStart(start);
    const comments = syntax.commentsIn({ start, end }, row).map((one) => syntax.indentationAt(start) + one);
    return {
      start: from,
      end: this.nextLine(end) ?? end,
      text: comments.map((one) => one + newline).join(''),
    };
  }

  /**
   * Takes out what stands behind the dash of a list, so that the next member follows the dash. Comments go before the
   * dash.
   */
  private withoutBeginning(entry: Entry, next: Entry): TextEdit[] {
    const span = { start: entry.start, end: next.start };
    return [...this.commentsBefore(entry, this.syntax.commentsIn(span, entry.row, next.row)), { ...span, text: '' }];
  }

  /** Comments as lines of their own before an entry, or before the dash that stands before it. */
  private commentsBefore({ start }: Entry, comments: readonly string[]): TextEdit[] {
    if (comments.length === 0) return [];
    const at = this.syntax.lineStart(start);
    const indentation = this.syntax.indentationAt(start);
    return [{ start: at, end: at, text: comments.map((one) => indentation + one + this.layout.newline).join('') }];
  }

  added(left: readonly Entry[], behind: number, values: NewEntries): TextEdit[] {
    const first = left[0];
    if (first === undefined) return [];
    const { newline } = this.layout;
    const indentation = ' '.repeat(this.syntax.columnOf(first.start));
    const lines = values
      .flatMap(([key, value]) => (key === null ? itemLines(value, this.layout) : memberLines(key, value, this.layout)))
      .map((line) => (line === '' ? '' : indentation + line));
    const entry = left[behind];
    if (entry === undefined) {
      const text = lines.join(newline).slice(indentation.length) + newline + indentation;
      return [{ start: first.start, end: first.start, text }];
    }
    const end = this.endOfComments(this.endOfLines(entry.row), indentation.length);
    const next = this.nextLine(end);
    if (next === null) return [{ start: end, end, text: lines.map((line) => newline + line).join('') }];
    return [{ start: next, end: next, text: lines.map((line) => line + newline).join('') }];
  }

  renamed(row: number, to: string): TextEdit {
    const span = this.syntax.keySpan(row);
    const old = this.syntax.text.slice(span.start, span.end);
    return { ...span, text: quotedLike(old, to) ?? (memberLines(to, 0, this.layout)[0] ?? '').replace(/: 0$/, '') };
  }

  written(entry: Entry, value: unknown): TextEdit[] {
    const lines = this.linesOf(entry, value);
    return lines.length === 1 ? this.writtenInLine(entry, value, lines[0] ?? '') : this.writtenInLines(entry, lines);
  }

  /** The entry's lines from behind its colon or dash on. */
  private linesOf({ row }: Entry, value: unknown): string[] {
    const isMember = this.syntax.hasKey(row);
    const [first = '', ...others] = isMember ? memberLines('k', value, this.layout) : itemLines(value, this.layout);
    return [first.slice(isMember ? first.indexOf(':') + 1 : 1), ...others];
  }

  private writtenInLine(entry: Entry, value: unknown, line: string): TextEdit[] {
    const { syntax } = this;
    const span = syntax.valueSpan(entry.row);
    const isAbsent = span.start === span.end;
    if (!syntax.isCollection(entry.row) && !syntax.isBlockScalar(entry.row) && !isAbsent) {
      const old = syntax.text.slice(span.start, span.end);
      return [{ ...span, text: quotedLike(old, value) ?? line.trimStart() }];
    }
    const start = this.behindSign(entry);
    const comments = syntax.commentsIn({ start, end: span.end }, entry.row);
    return [...this.commentsBefore(entry, comments), { start, end: Math.max(start, span.end), text: line }];
  }

  private writtenInLines(entry: Entry, [first = '', ...others]: readonly string[]): TextEdit[] {
    const start = this.behindSign(entry);
    const end = Math.max(start, this.endOfLines(entry.row));
    const comments = this.syntax.commentsIn({ start, end }, entry.row);
    const indentation = ' '.repeat(this.syntax.columnOf(entry.start));
    const lines = [first, ...others.map((line) => (line === '' ? '' : indentation + line))];
    return [...this.commentsBefore(entry, comments), { start, end, text: lines.join(this.layout.newline) }];
  }

  /** The offset behind the colon of a member or the dash of an item. */
  private behindSign({ row, start }: Entry): number {
    return this.syntax.hasKey(row) ? this.syntax.text.indexOf(':', this.syntax.keySpan(row).end) + 1 : start + 1;
  }

  /** The end of the last line of an entry, behind a comment in it. */
  private endOfLines(row: number): number {
    return this.syntax.lineEnd(this.syntax.endOf(row));
  }

  /**
   * The start of the line behind the one that ends at an offset; null for the last one of the text. Lines of nothing
   * but blanks are skipped: they would belong to a block scalar before them.
   */
  private nextLine(end: number): number | null {
    NEXT_LINE.lastIndex = end;
    const [between] = NEXT_LINE.exec(this.syntax.text) ?? [];
    return between === undefined ? null : end + between.length;
  }

  /**
   * The end of the lines of comments that follow a line, and that stand deeper than a column: they belong to what is
   * before them.
   */
  private endOfComments(end: number, column: number): number {
    const next = this.nextLine(end);
    if (next === null) return end;
    const lineEnd = this.syntax.lineEnd(next);
    const [start = ''] = /^ *#/.exec(this.syntax.text.slice(next, lineEnd)) ?? [];
    return start.length - 1 > column ? this.endOfComments(lineEnd, column) : end;
  }
}
