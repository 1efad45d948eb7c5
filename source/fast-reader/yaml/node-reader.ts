import { EVENT_ID, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import type { Diagnostic } from '../../diagnostic.ts';
import { MOST_LEVELS, NONE, NotReadableFast, SourceTree, ValueKind } from '../source-tree.ts';
import { Anchors } from './anchors.ts';
import type { Members } from './members.ts';
import { anchorNameAt, type NodeProperties, readProperties } from './node-properties.ts';
import { keyDiagnostic } from './scalar-key.ts';
import { YamlCursor } from './yaml-cursor.ts';
import { CARRIAGE_RETURN, DOUBLE_QUOTE, isQuote, isReservedStart, LINE_FEED, TAB } from './yaml-signs.ts';
import { endOfQuoted, skipSpaces } from './yaml-text.ts';

/** Spectral's parser keeps such blanks where it folds lines. */
const BLANK_AT_LINE_END = / \r?\n/;

/** The escapes of double quoted scalars (YAML 1.2, section 5.7). */
const ESCAPE = /\\(?:[0abtnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n)/g;

/** Reads what block and flow collections have in common: keys, properties, aliases, quoted scalars. */
export class NodeReader extends YamlCursor {
  protected readonly tree: SourceTree;
  /** By row. */
  protected readonly keys: string[] = [];
  protected readonly path: (string | number)[] = [];
  protected readonly diagnostics: Diagnostic[] = [];
  private readonly anchors = new Anchors();

  constructor(text: string) {
    super(text);
    const { keys } = this;
    this.tree = new SourceTree(text, (row) => keys[row] ?? '');
  }

  protected open(kind: typeof ValueKind.mapping | typeof ValueKind.sequence, keyStart: number, keyEnd: number): number {
    if (this.path.length >= MOST_LEVELS) throw new NotReadableFast();
    return this.tree.add(kind, this.at, this.at, keyStart, keyEnd);
  }

  protected key(start: number, end: number): string {
    const { text } = this;
    const first = text.charCodeAt(start);
    const isPlain = !isQuote(first);
    if (isPlain && (isReservedStart(text, start) || first === TAB)) throw new NotReadableFast();
    const key = isPlain ? text.slice(start, end) : this.quoted(start, end, NONE);
    if (key.includes('\t') || text.slice(start, end).includes('\n')) throw new NotReadableFast();
    const diagnostic = keyDiagnostic(key, isPlain, () => this.tree.rangeBetween(start, end), this.path);
    if (diagnostic !== null) this.diagnostics.push(diagnostic);
    return key;
  }

  /** Skips the anchor and the tag of a value, where it has some. */
  protected properties(): NodeProperties | null {
    const properties = readProperties(this.text, this.at);
    if (properties !== null) this.at = properties.end;
    return properties;
  }

  /** Reads a value behind its anchor and tag, and keeps it for the aliases of the anchor. */
  protected withProperties({ anchor, kind }: NodeProperties, read: () => unknown): unknown {
    if (anchor !== null) this.anchors.open(anchor);
    const row = this.tree.length;
    const complaints = this.diagnostics.length;
    const data = read();
    const own = this.tree.kindOf(row);
    if (own === ValueKind.absent || own === ValueKind.alias) throw new NotReadableFast('an anchor');
    if (kind !== null && own !== kind) throw new NotReadableFast('a tag');
    // Spectral's parser repeats for each alias what it says of the value.
    if (anchor !== null && this.diagnostics.length === complaints) this.anchors.set(anchor, { row, data });
    return data;
  }

  protected alias(keyStart: number, keyEnd: number): unknown {
    const start = this.at;
    const name = anchorNameAt(this.text, start);
    const { row, data } = this.anchors.alias(name);
    this.at = start + 1 + name.length;
    this.tree.addAlias(row, start, this.at, keyStart, keyEnd);
    return data;
  }

  /** Reads the value of a merge key into the mapping of a row. */
  protected merge(members: Members, row: number, read: () => unknown): void {
    this.tree.hasMerge(row);
    const complaints = this.diagnostics.length;
    members.merge(read());
    if (this.diagnostics.length > complaints) throw new NotReadableFast('a merge key');
  }

  /** Reads a quoted scalar into a row. */
  protected quotedValue(outer: number, keyStart: number, keyEnd: number): string {
    const start = this.at;
    this.at = endOfQuoted(this.text, start);
    this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
    return this.quoted(start, this.at, outer);
  }

  /** The text of a quoted scalar between two offsets, its quotation marks among them. */
  private quoted(start: number, end: number, outer: number): string {
    const raw = this.text.slice(start + 1, end - 1);
    const isDouble = this.text.charCodeAt(start) === DOUBLE_QUOTE;
    const isFolded = raw.includes('\n');
    if (isFolded) this.checkLines(start, end, outer);
    if (isDouble ? !isFolded && !raw.includes('\\') : !isFolded && !raw.includes("'")) return raw;
    if (isDouble && raw.replaceAll(ESCAPE, '').includes('\\')) throw new NotReadableFast();
    return this.folded(start + 1, end - 1, isDouble ? SCALAR_STYLE.DOUBLE_QUOTED : SCALAR_STYLE.SINGLE_QUOTED);
  }

  protected folded(valueStart: number, valueEnd: number, style: Parameters<typeof getScalarValue>[1]['style']): string {
    if (this.text.slice(valueStart, valueEnd).includes('\t')) throw new NotReadableFast();
    return getScalarValue(this.text, { ...SCALAR, valueStart, valueEnd, style });
  }

  /** Lines of a quoted scalar stand deeper than what holds it. */
  private checkLines(start: number, end: number, outer: number): void {
    const { text } = this;
    if (outer === NONE || BLANK_AT_LINE_END.test(text.slice(start, end))) throw new NotReadableFast();
    for (let lineFeed = text.indexOf('\n', start); lineFeed !== -1 && lineFeed < end; ) {
      const first = skipSpaces(text, lineFeed + 1);
      const sign = text.charCodeAt(first);
      const isEmpty = sign === LINE_FEED || sign === CARRIAGE_RETURN;
      if (sign === TAB || (!isEmpty && first - lineFeed - 1 <= outer)) throw new NotReadableFast();
      this.lineStart = lineFeed + 1;
      lineFeed = text.indexOf('\n', lineFeed + 1);
    }
  }
}

/** An event of js-yaml for a scalar that it is to unfold. */
const SCALAR = {
  type: EVENT_ID.SCALAR,
  anchorStart: NONE,
  anchorEnd: NONE,
  tagStart: NONE,
  tagEnd: NONE,
  chomping: 1,
  indent: 0,
  fast: false,
} as const;
