import { EVENT_ID, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { Anchors } from './anchors.ts';
import { readBlockScalar } from './block-scalar.ts';
import { Members } from './members.ts';
import { anchorNameAt, type NodeProperties, readProperties } from './node-properties.ts';
import { plainScalar } from './plain-scalar.ts';
import type { Source } from './read-json.ts';
import { keyDiagnostic } from './scalar-key.ts';
import { slowReason } from './slow-reason.ts';
import { MERGE_KEY, MOST_LEVELS, NONE, NotReadableFast, SourceTree, ValueKind } from './source-tree.ts';

/** A source with what the parser says of keys that are no strings. */
export interface YamlSource extends Source {
  readonly diagnostics: readonly Diagnostic[];
}

const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE, HASH] = [9, 10, 13, 32, 35];
const [DOUBLE_QUOTE, SINGLE_QUOTE, BACKSLASH, COMMA, MINUS, COLON, QUESTION] = [34, 39, 92, 44, 45, 58, 63];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, PIPE, GREATER, STAR] = [91, 93, 123, 125, 124, 62, 42];

/**
 * What no plain scalar begins with: flow signs, comments, anchors, aliases, tags, block and quoted scalars, directives,
 * reserved signs.
 */
const NO_PLAIN_START = new Set(Array.from(',[]{}#&*!|>\'"%@`', (sign) => sign.charCodeAt(0)));

/** Spectral's parser refuses or replaces these; a carriage return stands before a line feed only. */
const UNUSUAL = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]|^(?:---\S|\.\.\.)/mu;

/** Spectral's parser keeps such blanks where it folds lines. */
const BLANK_AT_LINE_END = / \r?\n/;

/** The escapes of double quoted scalars (YAML 1.2, section 5.7). */
const ESCAPE = /\\(?:[0abtnvfre "/\\N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n)/g;

/**
 * Reads YAML as Spectral's parser does, in one pass over the text: block and flow collections, scalars of all styles,
 * comments, anchors and merge keys. Null for other tags than those of the core schema that Spectral's parser knows,
 * explicit keys, several documents, what is broken, and what Spectral's parser reads in a way of its own.
 */
export function readYamlSource(text: string, onSlow: (reason: string) => void): YamlSource | null {
  if (UNUSUAL.test(text)) {
    onSlow('signs that YAML has no place for, or several documents');
    return null;
  }
  const reader = new YamlReader(text);
  try {
    return reader.read();
  } catch (error) {
    if (!(error instanceof NotReadableFast)) throw error;
    onSlow(error.message || slowReason(text, reader.at));
    return null;
  }
}

class YamlReader {
  private readonly tree: SourceTree;
  /** By row. */
  private readonly keys: string[] = [];
  private readonly path: (string | number)[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly anchors = new Anchors();
  at = 0;
  /** Where the line of `at` starts. */
  private lineStart = 0;

  constructor(private readonly text: string) {
    const { keys } = this;
    this.tree = new SourceTree(text, (row) => keys[row] ?? '');
  }

  /** @throws NotReadableFast */
  read(): YamlSource {
    this.toContent();
    if (this.text.startsWith('---', this.at) && this.at === this.lineStart) {
      this.at += 3;
      this.endLine();
    }
    if (this.text.includes('\n---', this.at - 1)) throw new NotReadableFast('several documents');
    const data = this.node(-1, NONE, NONE);
    if (this.at < this.text.length || this.tree.length < 2) throw new NotReadableFast();
    return { data, tree: this.tree, diagnostics: this.diagnostics };
  }

  /**
   * Reads what stands at the first sign of a value, and goes on to the first sign behind it. `outer` is the column of
   * what holds it.
   */
  private node(outer: number, keyStart: number, keyEnd: number): unknown {
    if (this.isEntry()) return this.sequence(keyStart, keyEnd);
    if (this.endOfKey() !== NONE) return this.mapping(keyStart, keyEnd);
    return this.scalarOrFlow(outer, keyStart, keyEnd);
  }

  private scalarOrFlow(outer: number, keyStart: number, keyEnd: number): unknown {
    const sign = this.text.charCodeAt(this.at);
    if (sign === PIPE || sign === GREATER) return this.blockScalar(outer, keyStart, keyEnd);
    if (sign === STAR) {
      const data = this.alias(keyStart, keyEnd);
      this.endLine();
      return data;
    }
    if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      const data = this.flow(outer, keyStart, keyEnd);
      this.endLine();
      return data;
    }
    if (sign === DOUBLE_QUOTE || sign === SINGLE_QUOTE) {
      const start = this.at;
      this.at = endOfQuoted(this.text, start);
      this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
      const value = this.quoted(start, this.at, outer);
      this.endLine();
      return value;
    }
    return this.plain(outer, keyStart, keyEnd);
  }

  private mapping(keyStart: number, keyEnd: number): unknown {
    const column = this.at - this.lineStart;
    const members = new Members();
    const row = this.open(ValueKind.mapping, keyStart, keyEnd);
    do {
      const start = this.at;
      const end = this.endOfKey();
      if (end === NONE) throw new NotReadableFast();
      const key = this.key(start, end);
      this.keys[this.tree.length] = key;
      this.path.push(key);
      this.at = this.text.indexOf(':', end) + 1;
      if (key === MERGE_KEY) this.merge(members, row, () => this.memberValue(column, start, end));
      else {
        members.open(key);
        members.set(key, this.memberValue(column, start, end));
      }
      this.path.pop();
    } while (this.isAt(column));
    this.tree.close(row, this.tree.startOf(row));
    return members.container;
  }

  /** Reads the value of a merge key into the mapping of a row. */
  private merge(members: Members, row: number, read: () => unknown): void {
    this.tree.hasMerge(row);
    const complaints = this.diagnostics.length;
    members.merge(read());
    if (this.diagnostics.length > complaints) throw new NotReadableFast('a merge key');
  }

  /** What stands behind the colon of a member, or below its key. */
  private memberValue(column: number, keyStart: number, keyEnd: number): unknown {
    const hasBlank = this.skipBlanks();
    const properties = hasBlank ? this.properties() : null;
    if (properties === null) return this.bareMember(column, keyStart, keyEnd, hasBlank);
    return this.withProperties(properties, () => this.bareMember(column, keyStart, keyEnd, true));
  }

  private bareMember(column: number, keyStart: number, keyEnd: number, hasBlank: boolean): unknown {
    if (!this.isAtEndOfLine()) {
      if (!hasBlank || this.isEntry()) throw new NotReadableFast();
      return this.scalarOrFlow(column, keyStart, keyEnd);
    }
    this.toContent();
    const inner = this.at - this.lineStart;
    if (this.at < this.text.length && (inner > column || (inner === column && this.isEntry())))
      return this.node(column, keyStart, keyEnd);
    this.tree.add(ValueKind.absent, keyEnd + 1, keyEnd + 1, keyStart, keyEnd);
    return null;
  }

  /** Skips the anchor and the tag of a value, where it has some. */
  private properties(): NodeProperties | null {
    const properties = readProperties(this.text, this.at);
    if (properties !== null) this.at = properties.end;
    return properties;
  }

  /** Reads a value behind its anchor and tag, and keeps it for the aliases of the anchor. */
  private withProperties({ anchor, kind }: NodeProperties, read: () => unknown): unknown {
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

  private alias(keyStart: number, keyEnd: number): unknown {
    const start = this.at;
    const name = anchorNameAt(this.text, start);
    const { row, data } = this.anchors.alias(name);
    this.at = start + 1 + name.length;
    this.tree.addAlias(row, start, this.at, keyStart, keyEnd);
    return data;
  }

  private sequence(keyStart: number, keyEnd: number): unknown {
    const column = this.at - this.lineStart;
    const items: unknown[] = [];
    const row = this.open(ValueKind.sequence, keyStart, keyEnd);
    do {
      this.at++;
      this.path.push(items.length);
      this.skipBlanks();
      items.push(this.item(column));
      this.path.pop();
    } while (this.isAt(column) && this.isEntry());
    this.tree.close(row, this.tree.startOf(row));
    return items;
  }

  /** What stands behind the dash of an item, or below it. */
  private item(column: number): unknown {
    const properties = this.properties();
    const isInLine = !this.isAtEndOfLine();
    if (!isInLine) this.toContent();
    const isBelow = this.isBelow(column);
    if (properties === null) return isBelow ? this.node(column, NONE, NONE) : this.absentItem(column);
    if (!isBelow) throw new NotReadableFast('an anchor');
    return this.withProperties(properties, () =>
      isInLine ? this.scalarOrFlow(column, NONE, NONE) : this.node(column, NONE, NONE),
    );
  }

  /** True at what belongs to an entry whose sign stands in a column. */
  private isBelow(column: number): boolean {
    return this.at < this.text.length && this.at - this.lineStart > column;
  }

  /**
   * To Spectral's parser an item without a value reaches to what follows, and an item further left belongs to the same
   * list.
   */
  private absentItem(column: number): null {
    if (this.isEntry() && this.at - this.lineStart < column) throw new NotReadableFast();
    this.tree.add(ValueKind.absent, this.at, this.at, NONE, NONE);
    return null;
  }

  private open(kind: typeof ValueKind.mapping | typeof ValueKind.sequence, keyStart: number, keyEnd: number): number {
    if (this.path.length >= MOST_LEVELS) throw new NotReadableFast();
    return this.tree.add(kind, this.at, this.at, keyStart, keyEnd);
  }

  /**
   * True where the next entry of a collection in a column stands.
   *
   * @throws NotReadableFast for one that stands deeper, and so belongs to nothing.
   */
  private isAt(column: number): boolean {
    if (this.at >= this.text.length) return false;
    const own = this.at - this.lineStart;
    if (own > column) throw new NotReadableFast();
    return own === column;
  }

  /**
   * True at the dash of an item.
   *
   * @throws NotReadableFast for one at the end of the text, which Spectral's parser may read as a scalar.
   */
  private isEntry(): boolean {
    if (this.text.charCodeAt(this.at) !== MINUS) return false;
    if (this.at + 1 === this.text.length) throw new NotReadableFast();
    return isBlank(this.text.charCodeAt(this.at + 1));
  }

  /** Where the key ends that begins here; `NONE` where no key does. */
  private endOfKey(): number {
    const { text, at } = this;
    const first = text.charCodeAt(at);
    if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
      const end = endOfQuoted(text, at);
      const colon = skipSpaces(text, end);
      return text.charCodeAt(colon) === COLON && isBlank(text.charCodeAt(colon + 1)) ? end : NONE;
    }
    if (NO_PLAIN_START.has(first)) return NONE;
    for (let end = at; ; end++) {
      const sign = text.charCodeAt(end);
      if (sign === COLON && isBlank(text.charCodeAt(end + 1))) return end === at ? NONE : trimmedEnd(text, at, end);
      if (sign === LINE_FEED || Number.isNaN(sign)) return NONE;
      if (sign === HASH && text.charCodeAt(end - 1) === SPACE) return NONE;
    }
  }

  private key(start: number, end: number): string {
    const { text } = this;
    const first = text.charCodeAt(start);
    const isPlain = first !== DOUBLE_QUOTE && first !== SINGLE_QUOTE;
    if (isPlain && (isReservedStart(text, start) || first === TAB)) throw new NotReadableFast();
    const key = isPlain ? text.slice(start, end) : this.quoted(start, end, NONE);
    if (key.includes('\t') || text.slice(start, end).includes('\n')) throw new NotReadableFast();
    const diagnostic = keyDiagnostic(key, isPlain, () => this.tree.rangeBetween(start, end), this.path);
    if (diagnostic !== null) this.diagnostics.push(diagnostic);
    return key;
  }

  private blockScalar(outer: number, keyStart: number, keyEnd: number): string {
    const { text, at: start } = this;
    const { value, next, lineStart } = readBlockScalar(text, start, outer);
    const end = next < text.length ? lineStart - 1 : text.endsWith('\n') ? text.length - 1 : text.length;
    this.tree.add(ValueKind.scalar, start, end, keyStart, keyEnd);
    this.at = next;
    this.lineStart = lineStart;
    this.toContent();
    return value;
  }

  /** A plain scalar; lines that stand deeper than `outer` go on with it. */
  private plain(outer: number, keyStart: number, keyEnd: number): unknown {
    const { text, at: start } = this;
    if (isReservedStart(text, start)) throw new NotReadableFast();
    let end = this.endOfPlainLine();
    let isOneLine = true;
    for (;;) {
      this.at = end;
      const line = this.lineStart;
      this.skipBlanks();
      const isComment = text.charCodeAt(this.at) === HASH;
      if (!isComment) this.toSign();
      const goesOn = !isComment && text.charCodeAt(this.at) !== HASH && this.at - this.lineStart > outer;
      if (!goesOn || this.at >= text.length) {
        this.toContent();
        if (this.lineStart === line && this.at < text.length) throw new NotReadableFast();
        break;
      }
      end = this.endOfPlainLine();
      isOneLine = false;
    }
    if (this.at < text.length && this.at - this.lineStart > outer) throw new NotReadableFast();
    this.tree.add(ValueKind.scalar, start, end, keyStart, keyEnd);
    return plainScalar(isOneLine ? text.slice(start, end) : this.folded(start, end, SCALAR_STYLE.PLAIN));
  }

  /** Where the text of a plain scalar ends in this line. */
  private endOfPlainLine(): number {
    const { text, at } = this;
    let end = at;
    for (let next = at; ; next++) {
      const sign = text.charCodeAt(next);
      if (sign === LINE_FEED || Number.isNaN(sign)) return end;
      if (sign === TAB) throw new NotReadableFast();
      if (sign === COLON && isBlank(text.charCodeAt(next + 1))) throw new NotReadableFast();
      if (sign === HASH && text.charCodeAt(next - 1) === SPACE) return end;
      if (sign !== SPACE && sign !== CARRIAGE_RETURN) end = next + 1;
    }
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

  private folded(valueStart: number, valueEnd: number, style: Parameters<typeof getScalarValue>[1]['style']): string {
    if (this.text.slice(valueStart, valueEnd).includes('\t')) throw new NotReadableFast();
    return getScalarValue(this.text, { ...SCALAR, valueStart, valueEnd, style });
  }

  private flow(outer: number, keyStart: number, keyEnd: number): unknown {
    const properties = this.properties();
    if (properties === null) return this.flowValue(outer, keyStart, keyEnd);
    return this.withProperties(properties, () => this.flowValue(outer, keyStart, keyEnd));
  }

  private flowValue(outer: number, keyStart: number, keyEnd: number): unknown {
    const sign = this.text.charCodeAt(this.at);
    const start = this.at;
    if (sign === STAR) return this.alias(keyStart, keyEnd);
    if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      const row = this.open(sign === OPEN_LIST ? ValueKind.sequence : ValueKind.mapping, keyStart, keyEnd);
      this.at++;
      const data = sign === OPEN_LIST ? this.flowItems(outer) : this.flowMembers(outer, row);
      this.at++;
      this.tree.close(row, this.tree.length === row + 1 ? this.at : start);
      return data;
    }
    if (sign === DOUBLE_QUOTE || sign === SINGLE_QUOTE) {
      this.at = endOfQuoted(this.text, start);
      this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
      return this.quoted(start, this.at, outer);
    }
    this.at = this.endOfFlowPlain();
    this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
    return plainScalar(this.text.slice(start, this.at));
  }

  private flowItems(outer: number): unknown[] {
    const items: unknown[] = [];
    while (this.toFlowSign(outer) !== CLOSE_LIST) {
      this.path.push(items.length);
      items.push(this.flow(outer, NONE, NONE));
      this.path.pop();
      this.endFlowEntry(outer, CLOSE_LIST);
    }
    return items;
  }

  private flowMembers(outer: number, row: number): unknown {
    const members = new Members();
    while (this.toFlowSign(outer) !== CLOSE_OBJECT) {
      const start = this.at;
      const first = this.text.charCodeAt(start);
      const isQuoted = first === DOUBLE_QUOTE || first === SINGLE_QUOTE;
      const end = isQuoted ? endOfQuoted(this.text, start) : this.endOfFlowPlain();
      const key = this.key(start, end);
      const colon = skipSpaces(this.text, end);
      const isColon = this.text.charCodeAt(colon) === COLON;
      if (!isColon || (!isQuoted && !isBlank(this.text.charCodeAt(colon + 1)))) throw new NotReadableFast();
      this.keys[this.tree.length] = key;
      this.path.push(key);
      this.at = colon + 1;
      const sign = this.toFlowSign(outer);
      if (sign === COMMA || sign === CLOSE_OBJECT) throw new NotReadableFast();
      if (key === MERGE_KEY) this.merge(members, row, () => this.flow(outer, start, end));
      else {
        members.open(key);
        members.set(key, this.flow(outer, start, end));
      }
      this.path.pop();
      this.endFlowEntry(outer, CLOSE_OBJECT);
    }
    return members.container;
  }

  private endFlowEntry(outer: number, close: number): void {
    const sign = this.toFlowSign(outer);
    if (sign === COMMA) this.at++;
    else if (sign !== close) throw new NotReadableFast();
  }

  /** Where a plain scalar between brackets ends. */
  private endOfFlowPlain(): number {
    const { text, at } = this;
    if (isReservedStart(text, at)) throw new NotReadableFast();
    let end = at;
    for (let next = at; ; next++) {
      const sign = text.charCodeAt(next);
      const isColon = sign === COLON && (isBlank(text.charCodeAt(next + 1)) || isFlowSign(text.charCodeAt(next + 1)));
      if (isFlowSign(sign) || sign === LINE_FEED || isColon || Number.isNaN(sign)) break;
      if (sign === TAB || (sign === HASH && text.charCodeAt(next - 1) === SPACE)) throw new NotReadableFast();
      if (sign !== SPACE && sign !== CARRIAGE_RETURN) end = next + 1;
    }
    if (end === at) throw new NotReadableFast();
    return end;
  }

  /** Goes to the next sign between brackets; what is no comment stands deeper than what holds the collection. */
  private toFlowSign(outer: number): number {
    const line = this.lineStart;
    const { at } = this;
    this.toContent();
    const sign = this.text.charCodeAt(this.at);
    const isGlued = this.text.charCodeAt(at) === HASH && !isBlank(this.text.charCodeAt(at - 1));
    const isShallow = this.lineStart !== line && this.at - this.lineStart <= outer;
    if (isGlued || Number.isNaN(sign) || isShallow) throw new NotReadableFast();
    return sign;
  }

  /**
   * Goes on to the next line with content.
   *
   * @throws NotReadableFast where something else than a comment follows in this line.
   */
  private endLine(): void {
    const before = this.lineStart;
    const { at } = this;
    this.toContent();
    if (this.lineStart === before && this.at < this.text.length) throw new NotReadableFast();
    if (this.text.charCodeAt(at) === HASH) throw new NotReadableFast();
  }

  private isAtEndOfLine(): boolean {
    const sign = this.text.charCodeAt(this.at);
    const isComment = sign === HASH && isBlank(this.text.charCodeAt(this.at - 1));
    return isComment || sign === LINE_FEED || sign === CARRIAGE_RETURN || Number.isNaN(sign);
  }

  /** Skips blanks of a line; tells whether there were some. */
  private skipBlanks(): boolean {
    const { at } = this;
    this.at = skipSpaces(this.text, at);
    return this.at > at;
  }

  /** Goes to the next sign that is neither blank nor of a comment. */
  private toContent(): void {
    for (this.toSign(); this.text.charCodeAt(this.at) === HASH; this.toSign()) {
      const lineFeed = this.text.indexOf('\n', this.at);
      this.at = lineFeed === -1 ? this.text.length : lineFeed;
    }
  }

  /** Goes to the next sign that is not blank. */
  private toSign(): void {
    const { text } = this;
    for (;;) {
      const sign = text.charCodeAt(this.at);
      if (sign === LINE_FEED) this.lineStart = this.at + 1;
      else if (sign === TAB) throw new NotReadableFast();
      else if (sign !== SPACE && sign !== CARRIAGE_RETURN) return;
      this.at++;
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

/** A blank, a line break, or the end of the text. */
function isBlank(sign: number): boolean {
  return sign === SPACE || sign === LINE_FEED || sign === CARRIAGE_RETURN || Number.isNaN(sign);
}

function isFlowSign(sign: number): boolean {
  return sign === COMMA || sign === OPEN_LIST || sign === CLOSE_LIST || sign === OPEN_OBJECT || sign === CLOSE_OBJECT;
}

/** True where a plain scalar cannot begin, or means something of its own. */
function isReservedStart(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  if (NO_PLAIN_START.has(sign) || Number.isNaN(sign)) return true;
  const next = text.charCodeAt(at + 1);
  return (sign === MINUS || sign === QUESTION || sign === COLON) && (isBlank(next) || next === TAB || isFlowSign(next));
}

function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === SPACE) next++;
  return next;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === SPACE) last--;
  return last;
}

/** The offset behind a quoted scalar that begins at an offset. */
function endOfQuoted(text: string, start: number): number {
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
