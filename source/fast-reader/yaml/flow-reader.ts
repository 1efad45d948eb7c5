import { MERGE_KEY, NONE, NotReadableFast, ValueKind } from '../source-tree.ts';
import { Members } from './members.ts';
import { NodeReader } from './node-reader.ts';
import { plainScalar } from './plain-scalar.ts';
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isBlank,
  isQuote,
  OPEN_LIST,
  OPEN_OBJECT,
  STAR,
} from './yaml-signs.ts';
import { endOfQuoted, skipSpaces } from './yaml-text.ts';

/** Reads flow collections (YAML 1.2, section 7.4). */
export class FlowReader extends NodeReader {
  private flowEntry(outer: number, keyStart: number, keyEnd: number): unknown {
    const properties = this.properties();
    if (properties === null) return this.flowValue(outer, keyStart, keyEnd);
    return this.withProperties(properties, () => this.flowValue(outer, keyStart, keyEnd));
  }

  protected flowValue(outer: number, keyStart: number, keyEnd: number): unknown {
    const sign = this.sign;
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
    if (isQuote(sign)) return this.quotedValue(outer, keyStart, keyEnd);
    this.at = this.endOfFlowPlain();
    this.tree.add(ValueKind.scalar, start, this.at, keyStart, keyEnd);
    return plainScalar(this.text.slice(start, this.at));
  }

  private flowItems(outer: number): unknown[] {
    const items: unknown[] = [];
    while (this.toFlowSign(outer) !== CLOSE_LIST) {
      this.path.push(items.length);
      items.push(this.flowEntry(outer, NONE, NONE));
      this.path.pop();
      this.endFlowEntry(outer, CLOSE_LIST);
    }
    return items;
  }

  private flowMembers(outer: number, row: number): unknown {
    const members = new Members();
    while (this.toFlowSign(outer) !== CLOSE_OBJECT) {
      const start = this.at;
      const isQuoted = isQuote(this.sign);
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
      if (key === MERGE_KEY) this.merge(members, row, () => this.flowEntry(outer, start, end));
      else {
        members.open(key);
        members.set(key, this.flowEntry(outer, start, end));
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
}
