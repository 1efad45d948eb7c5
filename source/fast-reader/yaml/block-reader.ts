import { SCALAR_STYLE } from 'js-yaml';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Source } from '../read-json.ts';
import { MERGE_KEY, NONE, NotReadableFast, ValueKind } from '../source-tree.ts';
import { readBlockScalar } from './block-scalar.ts';
import { FlowReader } from './flow-reader.ts';
import { Members } from './members.ts';
import { plainScalar } from './plain-scalar.ts';
import { GREATER, HASH, isQuote, isReservedStart, OPEN_LIST, OPEN_OBJECT, PIPE, STAR } from './yaml-signs.ts';

/** A source with what the parser says of keys that are no strings. */
export interface YamlSource extends Source {
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a text of YAML: block collections (YAML 1.2, section 8), and what stands in them. */
export class BlockReader extends FlowReader {
  /** @throws NotReadableFast */
  read(): YamlSource {
    this.toContent();
    if (this.text.startsWith('---', this.at) && this.at === this.lineStart) {
      this.at += 3;
      this.endLine();
    }
    if (this.text.includes('\n---', this.at - 1)) throw new NotReadableFast('several documents');
    const data = this.node(-1, NONE, NONE);
    if (!this.isAtEnd || this.tree.length < 2) throw new NotReadableFast();
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
    const { sign } = this;
    if (sign === PIPE || sign === GREATER) return this.blockScalar(outer, keyStart, keyEnd);
    if (!(sign === STAR || sign === OPEN_LIST || sign === OPEN_OBJECT || isQuote(sign)))
      return this.plain(outer, keyStart, keyEnd);
    const data = this.flowValue(outer, keyStart, keyEnd);
    this.endLine();
    return data;
  }

  private mapping(keyStart: number, keyEnd: number): unknown {
    const column = this.column;
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
    const inner = this.column;
    if (!this.isAtEnd && (inner > column || (inner === column && this.isEntry())))
      return this.node(column, keyStart, keyEnd);
    this.tree.add(ValueKind.absent, keyEnd + 1, keyEnd + 1, keyStart, keyEnd);
    return null;
  }

  private sequence(keyStart: number, keyEnd: number): unknown {
    const column = this.column;
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

  /**
   * To Spectral's parser an item without a value reaches to what follows, and an item further left belongs to the same
   * list.
   */
  private absentItem(column: number): null {
    if (this.isEntry() && this.column < column) throw new NotReadableFast();
    this.tree.add(ValueKind.absent, this.at, this.at, NONE, NONE);
    return null;
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
      const isComment = this.sign === HASH;
      if (!isComment) this.toSign();
      const goesOn = !isComment && this.sign !== HASH && this.column > outer;
      if (!goesOn || this.isAtEnd) {
        this.toContent();
        if (this.lineStart === line && this.at < text.length) throw new NotReadableFast();
        break;
      }
      end = this.endOfPlainLine();
      isOneLine = false;
    }
    if (this.at < text.length && this.column > outer) throw new NotReadableFast();
    this.tree.add(ValueKind.scalar, start, end, keyStart, keyEnd);
    return plainScalar(isOneLine ? text.slice(start, end) : this.folded(start, end, SCALAR_STYLE.PLAIN));
  }
}
