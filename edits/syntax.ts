import { NONE, type SourceTree, ValueKind } from '../source/fast-reader/source-tree.ts';

/** A part of a text, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A comment of YAML: `#` behind a blank or a line break, to the end of the line. */
const COMMENT = /(?<=[ \t\r\n])#[^\r\n]*/g;

/** What stands between the end of a value and the next item or the end of its list: never a part of a value. */
const BLANKS_AND_COMMENTS = /(?:[ \t\r\n]|(?<=[ \t\r\n,{[])#[^\r\n]*)*/y;

/** A text as the values and keys in it, with what their style needs. Rows are those of the tree. */
export class Syntax {
  constructor(
    readonly text: string,
    readonly tree: SourceTree,
    readonly isJson: boolean,
  ) {}

  /** The rows of the members or items, in the order of the text. */
  children(row: number): number[] {
    const rows: number[] = [];
    for (let child = row + 1; child < this.tree.nextOf(row); child = this.tree.nextOf(child)) rows.push(child);
    return rows;
  }

  isMapping(row: number): boolean {
    return this.tree.kindOf(row) === ValueKind.mapping;
  }

  isCollection(row: number): boolean {
    return this.isMapping(row) || this.tree.kindOf(row) === ValueKind.sequence;
  }

  /** True for what is written in brackets. */
  isFlow(row: number): boolean {
    return this.isCollection(row) && /[[{]/.test(this.text.charAt(this.tree.startOf(row)));
  }

  hasKey(row: number): boolean {
    return this.tree.keyStartOf(row) !== NONE;
  }

  keySpan(row: number): Span {
    return { start: this.tree.keyStartOf(row), end: this.tree.keyEndOf(row) };
  }

  /** Where the value stands, without blank lines and comments behind it. */
  valueSpan(row: number): Span {
    const end = this.endOf(row);
    return { start: this.isAbsentItem(row) ? end : this.tree.startOf(row), end };
  }

  /** The offset behind the last character of a value. */
  endOf(row: number): number {
    if (this.isAbsentItem(row)) return this.dashOf(row) + 1;
    if (this.isFlow(row)) return this.flowEnd(row);
    const last = this.isCollection(row) ? this.children(row).at(-1) : undefined;
    if (last !== undefined) return this.endOf(last);
    const { start, end } = { start: this.tree.startOf(row), end: this.tree.endOf(row) };
    return this.isBlockScalar(row) ? start + this.endOfBlock(this.text.slice(start, end)) : end;
  }

  /** True for an item of which nothing is written but its dash. */
  private isAbsentItem(row: number): boolean {
    return this.tree.kindOf(row) === ValueKind.absent && !this.hasKey(row);
  }

  /** The dash of such an item: the next sign behind the row before it that closes nothing. */
  private dashOf(row: number): number {
    const before = row - 1;
    const isInside = this.tree.nextOf(before) > row;
    let at = this.behindBlanks(isInside ? this.tree.startOf(before) : this.endOf(before));
    while (/[\]},]/.test(this.text.charAt(at))) at = this.behindBlanks(at + 1);
    return at;
  }

  /** True for a text behind `|` or `>`. */
  isBlockScalar(row: number): boolean {
    return (
      this.tree.kindOf(row) === ValueKind.scalar &&
      !this.isJson &&
      /[|>]/.test(this.text.charAt(this.tree.startOf(row)))
    );
  }

  /**
   * Blank lines behind a block belong to it only where it keeps them, or where they have more blanks than its
   * indentation.
   */
  private endOfBlock(block: string): number {
    if (/^[|>]\d?\+/.test(block)) return block.length;
    const indentation = /\n *(?=[^ \r\n])/.exec(block)?.[0].length ?? 0;
    let end = block.length;
    for (;;) {
      const lineStart = block.lastIndexOf('\n', end - 1) + 1;
      const line = block.slice(lineStart, end).trimEnd() === '' ? block.slice(lineStart, end).replace('\r', '') : null;
      if (lineStart === 0 || line === null || line.length >= indentation) break;
      end = block.charAt(lineStart - 2) === '\r' ? lineStart - 2 : lineStart - 1;
    }
    return block.charAt(end - 1) === '\r' ? end - 1 : end;
  }

  private flowEnd(row: number): number {
    const last = this.children(row).at(-1);
    let at = last === undefined ? this.tree.startOf(row) + 1 : this.endOf(last);
    for (;;) {
      at = this.behindBlanks(at);
      if (this.text.charAt(at) !== ',') return at + 1;
      at++;
    }
  }

  private behindBlanks(at: number): number {
    BLANKS_AND_COMMENTS.lastIndex = at;
    return at + (BLANKS_AND_COMMENTS.exec(this.text)?.[0].length ?? 0);
  }

  /** Where a member starts with its key, or an item with its value or, in block style, its dash. */
  entryStart(row: number, before: number): number {
    if (this.hasKey(row)) return this.tree.keyStartOf(row);
    if (this.isAbsentItem(row)) return this.dashOf(row);
    const at = this.behindBlanks(before);
    return this.text.charAt(at) === '-' && at < this.tree.startOf(row) ? at : this.tree.startOf(row);
  }

  /** True where an anchor or a tag stands before a value. */
  isAdorned({ row, start }: { readonly row: number; readonly start: number }): boolean {
    if (this.isJson) return false;
    const from = this.hasKey(row) ? this.tree.keyEndOf(row) : start;
    return /[\s,[{-][&!]/.test(this.text.slice(from, this.tree.startOf(row)).replaceAll(COMMENT, ''));
  }

  /** True where the text has an anchor, an alias or a tag. */
  hasAnchorsOrTags(): boolean {
    let from = 0;
    for (const { start, end } of this.tokens(0, this.tree.length)) {
      if (start < from) continue;
      const gap = ` ${this.text.slice(from, start)}`.replaceAll(COMMENT, '');
      if (/[&!]/.test(gap) || this.text.charAt(start) === '*') return true;
      from = end;
    }
    return false;
  }

  /** The comments in a part of the text, in which keys and values of rows from `first` up to `behind` may stand. */
  commentsIn({ start, end }: Span, first: number, behind = this.tree.nextOf(first)): string[] {
    if (this.isJson) return [];
    const comments: string[] = [];
    let from = start;
    for (const token of [...this.tokens(first, behind), { start: end, end }]) {
      if (token.start < from) continue;
      const gap = from === 0 ? `\n${this.text.slice(0, token.start)}` : this.text.slice(from - 1, token.start);
      for (const [comment] of gap.matchAll(COMMENT)) comments.push(comment);
      from = token.end;
    }
    return comments;
  }

  /** Keys and scalars, in which no comment can be. */
  private *tokens(first: number, behind: number): Iterable<Span> {
    for (let row = first; row < behind; row++) {
      if (this.hasKey(row)) yield this.keySpan(row);
      if (!this.isCollection(row)) yield { start: this.textStart(row), end: this.endOf(row) };
    }
  }

  /** Where a scalar has its text: of a block, behind its first line, in which a comment may be. */
  private textStart(row: number): number {
    const start = this.tree.startOf(row);
    return this.isBlockScalar(row) ? Math.min(this.lineEnd(start), this.endOf(row)) : start;
  }

  lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  /** The offset of the line break behind an offset, or of the end of the text. */
  lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at);
    if (end === -1) return this.text.length;
    return this.text.charAt(end - 1) === '\r' && end > at ? end - 1 : end;
  }

  /** The column of an offset. */
  columnOf(at: number): number {
    return at - this.lineStart(at);
  }

  /** True where nothing but blanks stands before an offset in its line. */
  isFirstInLine(at: number): boolean {
    return !/\S/.test(this.text.slice(this.lineStart(at), at));
  }

  /** The blanks at the start of an offset's line. */
  indentationAt(at: number): string {
    const start = this.lineStart(at);
    return /^[ \t]*/.exec(this.text.slice(start, at))?.[0] ?? '';
  }
}
