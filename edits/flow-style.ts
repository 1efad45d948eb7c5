import type { Layout } from './layout.ts';
import type { Entry, NewEntries, Style } from './style.ts';
import type { Span, Syntax } from './syntax.ts';
import { NotEditable, type TextEdit } from './text-edit.ts';
import { flowText, jsonLines, jsonText, quotedLike } from './written.ts';

/** JSON, and what YAML writes between brackets. */
export function flowStyle(syntax: Syntax, layout: Layout): Style {
  return new FlowStyle(syntax, layout);
}

class FlowStyle implements Style {
  constructor(
    private readonly syntax: Syntax,
    private readonly layout: Layout,
  ) {}

  /** Each run of entries that go takes along the comma behind it; at the end, the one before it. */
  removed(entries: readonly Entry[]): TextEdit[] {
    const edits: TextEdit[] = [];
    for (let at = 0; at < entries.length; at++) {
      if (entries[at]?.change?.removed !== true) continue;
      const first = at;
      while (entries[at + 1]?.change?.removed === true) at++;
      edits.push(this.cut(entries, first, at));
    }
    return edits;
  }

  private cut(entries: readonly Entry[], first: number, last: number): TextEdit {
    const [before, from, to, next] = [entries[first - 1], entries[first], entries[last], entries[last + 1]];
    const start = next === undefined && before !== undefined ? this.syntax.endOf(before.row) : (from?.start ?? 0);
    const end = next === undefined ? this.syntax.endOf(to?.row ?? 0) : next.start;
    this.refuseComments({ start, end }, from?.row ?? 0, to?.row ?? 0);
    return { start, end, text: '' };
  }

  added(left: readonly Entry[], behind: number, values: NewEntries): TextEdit[] {
    const first = left[0];
    if (first === undefined) return [];
    const isBroken = this.syntax.isFirstInLine(first.start);
    const indentation = this.syntax.indentationAt(first.start);
    const blank = this.layout.isSpaced ? ' ' : '';
    const separator = isBroken ? `,${this.layout.newline}${indentation}` : `,${blank}`;
    const texts = values.map(([key, value]) => {
      const text = this.valueText(value, first, isBroken ? indentation : null);
      return key === null ? text : `${this.keyText(key, first)}${this.layout.colon}${text}`;
    });
    const entry = left[behind];
    if (entry === undefined)
      return [{ start: first.start, end: first.start, text: texts.map((text) => text + separator).join('') }];
    const end = this.syntax.endOf(entry.row);
    return [{ start: end, end, text: texts.map((text) => separator + text).join('') }];
  }

  renamed(row: number, to: string): TextEdit {
    const span = this.syntax.keySpan(row);
    const old = this.syntax.text.slice(span.start, span.end);
    return { ...span, text: quotedLike(old, to) ?? flowText(to, this.layout) };
  }

  written(entry: Entry, value: unknown): TextEdit[] {
    const span = this.syntax.valueSpan(entry.row);
    this.refuseComments(span, entry.row, entry.row);
    const old = this.syntax.text.slice(span.start, span.end);
    const indentation = this.syntax.isFirstInLine(entry.start) ? this.syntax.indentationAt(entry.start) : null;
    return [{ ...span, text: quotedLike(old, value) ?? this.valueText(value, entry, indentation) }];
  }

  /** What is taken out between brackets takes its line along: a comment would have no place. */
  private refuseComments(span: Span, first: number, last: number): void {
    if (this.syntax.commentsIn(span, first, this.syntax.tree.nextOf(last)).length > 0)
      throw new NotEditable('a comment stands between the brackets there');
  }

  /** A value; with an indentation it takes as many lines as it needs. */
  private valueText(value: unknown, beside: Entry, indentation: string | null): string {
    if (!this.isJsonBeside(beside)) return flowText(value, this.layout);
    if (indentation === null) return jsonText(value, this.layout);
    return jsonLines(value, this.layout).replaceAll('\n', this.layout.newline + indentation);
  }

  private keyText(key: string, beside: Entry): string {
    return this.isJsonBeside(beside) ? JSON.stringify(key) : flowText(key, this.layout);
  }

  /** True in JSON, and in YAML beside keys in double quotation marks. */
  private isJsonBeside({ row }: Entry): boolean {
    const at = this.syntax.hasKey(row) ? this.syntax.tree.keyStartOf(row) : this.syntax.tree.startOf(row);
    return this.syntax.isJson || this.syntax.text.charAt(at) === '"';
  }
}
